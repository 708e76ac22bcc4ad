/** What happened to a member and what they did, month by month, narrowed by kind; older steps are a page of their own. */
import { Form, useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Avatar } from "~/ui/avatar";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Dotted } from "~/ui/dotted";
import { type FactPair, Facts } from "~/ui/facts";
import { Field } from "~/ui/field";
import { Icon, type IconName } from "~/ui/icon";
import { PageHead } from "~/ui/page-head";
import { Select } from "~/ui/select";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { MemberStatus } from "../member-status";
import type { loader } from "./timeline.server";
import "../members.css";

export { loader } from "./timeline.server";

export const meta = titleMeta;

type Data = Awaited<ReturnType<typeof loader>>;
type Step = Data["months"][number]["steps"][number];

/** The page. */
export default function Timeline() {
	const { title, member, months, older, newest } = useLoaderData<typeof loader>();
	const { t } = useTranslation("member-detail");
	const page = `/members/${member.id}`;
	const tabs = [
		{ href: page, label: t("tabs.profile") },
		{ href: `${page}/timeline`, label: t("tabs.timeline"), isCurrent: true },
	];
	return (
		<div className="stack">
			<PageHead title={title} subtitle={t("timeline.subtitle")} back={{ href: page, label: member.name }} />
			<Tabs label={t("tabs.label")} tabs={tabs} />
			<div className="split">
				<div className="stack">
					<Kinds />
					{months.length === 0 && <p className="soft">{t("timeline.empty")}</p>}
					{months.map(({ name, steps }) => (
						<Card key={name} title={name}>
							<ol className="member-steps">
								{steps.map((step) => (
									<StepRow key={step.id} step={step} />
								))}
							</ol>
						</Card>
					))}
					<div className="row-wrap">
						{older && <ButtonLink href={older}>{t("timeline.older")}</ButtonLink>}
						{newest && (
							<ButtonLink kind="quiet" href={newest}>
								{t("timeline.newest")}
							</ButtonLink>
						)}
					</div>
				</div>
				<MemberFacts />
			</div>
		</div>
	);
}

/** What the timeline is narrowed to. */
function Kinds() {
	const { kind, kinds } = useLoaderData<typeof loader>();
	const { t } = useTranslation("member-detail");
	return (
		<Form method="get" role="search" aria-label={t("timeline.kind")} className="row-wrap member-kinds">
			<Field label={t("timeline.kind")} control={{ name: "kind", defaultValue: kind }}>
				<Select options={kinds} key={kind} />
			</Field>
			<Button>{t("timeline.apply")}</Button>
		</Form>
	);
}

const icons: Record<Step["kind"], IconName> = {
	all: "clock",
	life: "user",
	record: "edit",
	access: "lock",
	notes: "comment",
	points: "wallet",
	recognition: "award",
};

function StepRow({ step }: { step: Step }) {
	const { t } = useTranslation("member-detail");
	const words = usePointsWords();
	const { what, act, detail, who, as_whom, count, points, when, kind } = step;
	const said = what === "act" ? act : t(`timeline.steps.${what}`, { count });
	const by = [who && t("timeline.by", { name: who }), as_whom && t("timeline.asPerson", { name: as_whom })];
	return (
		<li>
			<span className="member-step-icon">
				<Icon name={icons[kind]} size="small" />
			</span>
			<div>
				<p>
					<span className="strong">{said}</span>
					{points !== null && (
						<span className="figure strong">
							{" "}
							{points > 0 ? "+" : "−"}
							{words.figure(Math.abs(points))}
						</span>
					)}
				</p>
				{detail && <p className="lines">{detail}</p>}
				<p className="meta">
					<Dotted facts={[when, ...by]} />
				</p>
			</div>
		</li>
	);
}

/** Who it is about, in a few figures. */
function MemberFacts() {
	const { member, isGifting } = useLoaderData<typeof loader>();
	const { t } = useTranslation("member-detail");
	const words = usePointsWords();
	const facts: FactPair[] = [
		[t("panel.balance"), member.balance === null ? null : words.figure(member.balance)],
		[t("panel.received"), words.figure(member.received)],
		[t("panel.given"), words.figure(member.given)],
		[t("panel.lastSignIn"), member.last ?? t("panel.never")],
	];
	return (
		<Card className="stack">
			<div className="row member-head">
				<Avatar name={member.name} image_url={member.image_url} sizePx={48} />
				<div className="stack-small">
					<p className="strong">{member.name}</p>
					<MemberStatus status={member.status} isGifting={isGifting} />
				</div>
			</div>
			<Facts of={facts} />
		</Card>
	);
}
