/** The account owner's overview: the month in a sentence, one chart, what waits, how far recognition reaches, the budgets, then what happened last. */

import type { ReactNode } from "react";
import type { FeedItem } from "~/features/activity";
import { AnniversaryWords } from "~/features/anniversaries";
import { PinnedAnnouncements } from "~/features/announcements";
import { ContestWords } from "~/features/photos";
import { EndpointForm } from "~/form/endpoint-form";
import { useFormAnswer } from "~/form/form-scope";
import { Graph } from "~/graph/graph";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { capitalized } from "~/ui/rules/text";
import { useTranslation } from "~/ui/texts";
import { OverviewCards } from "./overview-cards";
import { Budgets, MonthSentence, NarrowedNotice, type OverviewData, Reach, Waiting } from "./overview-parts";
import { ProgramsCard } from "./programs-card";
import { SetupCard } from "./setup-card";

/** What a verification of the ledger found. */
export type Verified = { fault_count: number; account_count: number; entry_count: number };

/** The page. */
export function Overview({ overview }: { overview: OverviewData }) {
	const { t } = useTranslation("home");
	return (
		<>
			<PageHead title={t("overview.title")} subtitle={capitalized(t("overview.period", { month: overview.month }))} />
			<div className="overview">
				<SetupCard setup={overview.setup} />
				<PinnedAnnouncements pinned={overview.pinned} back="/" />
				<NarrowedNotice overview={overview} />
				<MonthSentence overview={overview} />
				<div className="overview-row">
					{overview.graph && <Graph graph={overview.graph} />}
					<Waiting waiting={overview.waiting} />
				</div>
				<Reach overview={overview} />
				{overview.budgets && <Budgets budgets={overview.budgets} />}
				<OverviewCards cards={overview.cards} />
				<div className="overview-row">
					<Latest items={overview.latest} />
					<div className="stack">
						<ProgramsCard programs={overview.programs} />
						<LedgerCard />
					</div>
				</div>
			</div>
		</>
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
	if (item.kind === "announcement") return <LatestAnnouncement item={item} />;
	if (item.kind === "idea") return <LatestIdea item={item} />;
	if (item.kind === "medallia") return <LatestMedallia item={item} />;
	if (item.kind === "photo_contest")
		return (
			<LatestLine
				item={item}
				href={`/photo_contest?contest=${item.contest_id}`}
				words={<ContestWords contest={item.contest} />}
			/>
		);
	if (item.kind === "level") return <LatestLevel item={item} />;
	if (item.kind === "poll") return <LatestPoll item={item} />;
	return item.kind === "anniversary" ? <LatestAnniversary item={item} /> : <LatestRecognition item={item} />;
}

function LatestMedallia({ item }: { item: Extract<FeedItem, { kind: "medallia" }> }) {
	const { t } = useTranslation("medallia");
	return <LatestLine item={item} href={`/activities/${item.id}`} words={t("post.said", { score: item.score })} />;
}

function LatestLevel({ item }: { item: Extract<FeedItem, { kind: "level" }> }) {
	const { t } = useTranslation("user-levels");
	return <LatestLine item={item} href={`/activities/${item.id}`} words={t("post.reached")} message={item.level} />;
}

function LatestAnniversary({ item }: { item: Extract<FeedItem, { kind: "anniversary" }> }) {
	return (
		<LatestLine
			item={item}
			href={`/anniversaries/${item.card_id}`}
			words={<AnniversaryWords {...item} />}
			message={item.message}
		/>
	);
}

function LatestIdea({ item }: { item: Extract<FeedItem, { kind: "idea" }> }) {
	const { t } = useTranslation("ideas");
	return <LatestLine item={item} href={`/ideas/${item.idea_id}`} words={t("post.approved")} message={item.title} />;
}

type LatestLineProps = { item: FeedItem; href: string; words: ReactNode; message?: string };

function LatestLine({ item, href, words, message }: LatestLineProps) {
	return (
		<div className="row latest-item">
			<Avatar name={item.actor.name} image_url={item.actor.image_url} />
			<div className="grow">
				<p>
					<Anchor className="plain" href={href}>
						<span className="strong">{item.actor.name}</span> {words}
					</Anchor>
				</p>
				{message !== undefined && <p className="soft two-lines">{message}</p>}
				<p className="meta">{item.when}</p>
			</div>
		</div>
	);
}

function LatestPoll({ item }: { item: Extract<FeedItem, { kind: "poll" }> }) {
	const { t } = useTranslation("polls");
	return (
		<div className="row latest-item">
			<Avatar name={item.actor.name} image_url={item.actor.image_url} />
			<div className="grow">
				<p>
					<span className="strong">{item.actor.name}</span> {t("post.asked")}{" "}
					<Anchor className="plain strong" href={`/polls/${item.poll.id}`}>
						{item.poll.question}
					</Anchor>
				</p>
				<p className="meta">{t("facts.voted", { count: item.poll.voter_count })}</p>
				<p className="meta">{item.when}</p>
			</div>
		</div>
	);
}

function LatestAnnouncement({ item }: { item: Extract<FeedItem, { kind: "announcement" }> }) {
	const { t } = useTranslation("announcements");
	return (
		<div className="row latest-item">
			<Avatar name={item.actor.name} image_url={item.actor.image_url} />
			<div className="grow">
				<p>
					<Anchor className="plain" href={`/announcements/${item.announcement_id}`}>
						<span className="strong">{item.actor.name}</span> {t("post.announced")}{" "}
						<span className="strong">{item.announcement_title}</span>
					</Anchor>
				</p>
				<p className="soft two-lines">{item.excerpt}</p>
				<p className="meta">{item.when}</p>
			</div>
		</div>
	);
}

function LatestRecognition({ item }: { item: Extract<FeedItem, { kind: "recognition" }> }) {
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
				<p className="soft two-lines">{item.message}</p>
				<p className="meta">{[item.program?.name, item.when].filter(Boolean).join(" · ")}</p>
			</div>
			{item.points !== null && item.points > 0 && <span className="figure strong">{words.figure(item.points)}</span>}
		</div>
	);
}

const verifying = "points/verify-ledger";

/** Where the books are checked; folded away, since nobody needs it every day. */
function LedgerCard() {
	const { t } = useTranslation("home");
	const { answer, isBusy } = useFormAnswer(verifying);
	const found = answer?.data as Verified | undefined;
	return (
		<details className="card fold-card" open={found ? true : undefined}>
			<summary className="between">
				<span className="soft">{t("overview.ledger")}</span>
				<Icon name="chevron-down" size="small" />
			</summary>
			<div className="stack-small">
				<p className="soft">{t("overview.ledgerText")}</p>
				{found && <VerifiedNotice verified={found} />}
				<EndpointForm form={verifying} stays>
					<Button icon="shield" isBusy={isBusy}>
						{t("overview.ledgerAct")}
					</Button>
				</EndpointForm>
			</div>
		</details>
	);
}

function VerifiedNotice({ verified }: { verified: Verified }) {
	const { t } = useTranslation("home");
	const words = usePointsWords();
	const { fault_count, account_count, entry_count } = verified;
	if (fault_count > 0) return <Notice tone="bad">{t("overview.ledgerBad", { count: fault_count })}</Notice>;
	const values = { accounts: words.figure(account_count), entries: words.figure(entry_count) };
	return (
		<Notice tone="good" isLive>
			{t("overview.ledgerGood", values)}
		</Notice>
	);
}
