/** The account owner's overview: figures that hold, what happened last, and the downloads that wait. */
import { useFetcher } from "@remix-run/react";
import type { FeedItem } from "~/features/activity";
import { Graph } from "~/graph/graph";
import type { GraphPage } from "~/graph/graph-page";
import { SecureForm } from "~/shell/secure-form";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { CardProgram } from "./card-programs.server";
import { OverviewDownloads, type WaitingDownload } from "./overview-downloads";
import { ProgramsCard } from "./programs-card";

type Figures = {
	points_issued: number | null;
	points_issued_before: number | null;
	points_redeemed: number | null;
	points_redeemed_before: number | null;
	points_remaining: number | null;
	points_budgeted: number | null;
	active_member_count: number;
	not_joined_count: number;
};

/** What the overview shows. */
export type OverviewData = {
	figures: Figures;
	graph: GraphPage | null;
	month: string;
	latest: FeedItem[];
	programs: CardProgram[];
	downloads: WaitingDownload[];
};

/** What a verification of the ledger found. */
export type Verified = { problem: string } | { fault_count: number; account_count: number; entry_count: number };

/** The page. */
export function Overview({ overview, verified }: { overview: OverviewData; verified?: Verified }) {
	const { t } = useTranslation("home");
	return (
		<>
			<PageHead title={t("overview.title")} subtitle={overview.month} />
			<div className="stack">
				<FigureRow figures={overview.figures} />
				<NotJoined count={overview.figures.not_joined_count} />
				<div className="split">
					<div className="stack">
						{overview.graph && <Graph graph={overview.graph} />}
						<Latest items={overview.latest} />
					</div>
					<div className="stack">
						<ProgramsCard programs={overview.programs} />
						<OverviewDownloads downloads={overview.downloads} />
						<LedgerCard verified={verified} />
					</div>
				</div>
			</div>
		</>
	);
}

function FigureRow({ figures }: { figures: Figures }) {
	const { t } = useTranslation("home");
	const words = usePointsWords();
	const before = (figure: number | null) => t("overview.before", { figure: words.figure(figure ?? 0) });
	const entries = [
		{ term: t("overview.members"), value: figures.active_member_count, note: t("overview.activeMembers") },
		{ term: t("overview.issued"), value: figures.points_issued, note: before(figures.points_issued_before) },
		{ term: t("overview.redeemed"), value: figures.points_redeemed, note: before(figures.points_redeemed_before) },
		{
			term: t("overview.budget"),
			value: figures.points_remaining,
			note: t("overview.budgetOf", { figure: words.figure(figures.points_budgeted ?? 0) }),
		},
	].filter(({ value }) => value !== null);
	return (
		<dl className="card card-flush figures overview-figures">
			{entries.map(({ term, value, note }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{words.figure(value ?? 0)}</dd>
					<dd>{note}</dd>
				</div>
			))}
		</dl>
	);
}

/** People who cannot sign in yet are named at once, with the way to invite them. */
function NotJoined({ count }: { count: number }) {
	const { t } = useTranslation("home");
	if (count === 0) return null;
	return (
		<Notice>
			{t("overview.notJoined", { count })} <Anchor href="/members/invitations">{t("overview.invite")}</Anchor>
		</Notice>
	);
}

function Latest({ items }: { items: FeedItem[] }) {
	const { t } = useTranslation("home");
	if (items.length === 0) {
		return (
			<EmptyState drawing="feed" title={t("overview.noneTitle")}>
				{t("overview.noneText")}
			</EmptyState>
		);
	}
	return (
		<Card title={t("overview.latest")} end={<Anchor href="/activities">{t("overview.latestAll")}</Anchor>}>
			<ul className="latest">
				{items.map((item) => (
					<li key={item.id}>
						<LatestItem item={item} />
					</li>
				))}
			</ul>
		</Card>
	);
}

function LatestItem({ item }: { item: FeedItem }) {
	const { t } = useTranslation("common");
	const words = usePointsWords();
	const [first] = item.recipients;
	const others = item.recipient_count - 1;
	const groups = item.group_names.join(", ");
	return (
		<div className="row latest-item">
			<Avatar name={first?.name ?? item.actor.name} image_url={first?.image_url ?? item.actor.image_url} />
			<div className="grow">
				<p>
					<Anchor className="plain" href={`/activities/${item.id}`}>
						<span className="strong">{item.actor.name}</span> {t("post.recognized")}{" "}
						<span className="strong">{groups || first?.name}</span>
						{groups && `, ${t("post.people", { count: item.recipient_count })}`}
						{!groups && others > 0 && ` ${t("post.others", { count: others })}`}
					</Anchor>
				</p>
				<p className="latest-message soft">{item.message}</p>
				<p className="meta">{[item.program?.name, item.when].filter(Boolean).join(" · ")}</p>
			</div>
			{item.points !== null && item.points > 0 && <span className="figure strong">{words.figure(item.points)}</span>}
		</div>
	);
}

function LedgerCard({ verified }: { verified?: Verified }) {
	const { t } = useTranslation("home");
	// With scripts the page and its address stay in place.
	const verifying = useFetcher<Verified>();
	const found = verifying.data ?? verified;
	return (
		<Card title={t("overview.ledger")}>
			<div className="stack-small">
				<p className="soft">{t("overview.ledgerText")}</p>
				{found && <VerifiedNotice verified={found} />}
				<SecureForm fetcher={verifying}>
					<Button icon="shield" isBusy={verifying.state !== "idle"}>
						{t("overview.ledgerAct")}
					</Button>
				</SecureForm>
			</div>
		</Card>
	);
}

function VerifiedNotice({ verified }: { verified: Verified }) {
	const { t } = useTranslation("home");
	const words = usePointsWords();
	if ("problem" in verified) return <Notice tone="bad">{verified.problem}</Notice>;
	const { fault_count, account_count, entry_count } = verified;
	if (fault_count > 0) return <Notice tone="bad">{t("overview.ledgerBad", { count: fault_count })}</Notice>;
	const values = { accounts: words.figure(account_count), entries: words.figure(entry_count) };
	return (
		<Notice tone="good" isLive>
			{t("overview.ledgerGood", values)}
		</Notice>
	);
}
