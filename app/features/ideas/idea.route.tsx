/** One idea: its words and its thread, and beside them what its reader may do with it. */
import { useLoaderData } from "@remix-run/react";
import { Reviews } from "~/features/reviews";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Fact, Facts } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./idea.server";
import { CommissionCard, FeatureCard, ModerationCard } from "./moderator-cards";
import { PicturesCard } from "./pictures-card";
import { IdeaTags } from "./status-tags";
import { TeamCard } from "./team-card";
import { Thread } from "./thread";
import { VoteButton } from "./vote-button";
import "./ideas.css";

export { action, loader } from "./idea.server";

export const meta = titleMeta;
export const handle = { takesFiles: "ideas/add-idea-picture" };

/** The page. */
export default function IdeaPage() {
	const { title, idea, rights, events } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const others = idea.team_members
		.filter(({ id }) => id !== idea.author.id)
		.map(({ name }) => name)
		.join(", ");
	const by = { author: idea.author.name, date: idea.created };
	return (
		<div className="stack ideas">
			<PageHead
				title={title}
				subtitle={others ? t("idea.withTeam", { ...by, others }) : t("idea.by", by)}
				back={{ href: "/ideas", label: t("title") }}
				actions={
					rights.may_change === 1 && (
						<ButtonLink icon="edit" href={`/ideas/new?idea=${idea.id}`}>
							{t("idea.change")}
						</ButtonLink>
					)
				}
			/>
			<div className="ideas-sides">
				<div className="stack">
					{rights.may_change === 1 && <SendCard />}
					<Words />
					<PicturesCard />
					<IdeaReviews />
					{events && idea.version > 0 && <Thread />}
				</div>
				<div className="stack">
					{rights.may_decide === 1 && <ModerationCard />}
					{rights.may_feature === 1 && <FeatureCard />}
					{rights.may_feature === 1 && idea.commission === null && <CommissionCard />}
					<TeamCard />
					{idea.version > 0 && <Votes />}
				</div>
			</div>
		</div>
	);
}

/** What those say of it who voted for it. */
function IdeaReviews() {
	const { idea, rights, reviews } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reviews");
	if (!reviews) return null;
	const { own, hasRoom, max_reviews_count: max } = reviews;
	const mayVote = rights.may_vote === 1 && !idea.voted;
	const full = mayVote || idea.voted ? t("hints.full", { max }) : undefined;
	const hint = hasRoom ? mayVote && t("hints.vote") : full;
	return (
		<Reviews
			reviews={reviews}
			address={`/ideas/${idea.id}`}
			none={t("noneOfIdea")}
			hint={(!own && hint) || undefined}
			className="card"
		/>
	);
}

/** Sending what was saved. */
function SendCard() {
	const { idea } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const form = "ideas/submit-idea-for-approval";
	return (
		<Card className="stack">
			<p>{t(idea.status === "draft" ? "idea.draftNote" : "idea.changesNote")}</p>
			<EndpointForm form={form} className="stack">
				<p className="meta">{t("idea.sendText")}</p>
				<div className="row-wrap">
					<SubmitButton form={form} kind="main">
						{t("idea.send")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}

function Words() {
	const { idea, events } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	return (
		<Card className="stack">
			<div className="row-wrap">
				<IdeaTags status={idea.status} is_featured={idea.is_featured} isMerged={idea.merged_into !== null} />
				<Tag>{idea.category.name}</Tag>
				{events && idea.version > 0 && <span className="meta">{t("idea.version", { version: idea.version })}</span>}
			</div>
			<Outcome />
			<h2>{t("idea.whatWrong")}</h2>
			<p className="idea-lines">{idea.problem || t("idea.empty")}</p>
			<h2>{t("idea.whatDo")}</h2>
			<p className="idea-lines">{idea.solution || t("idea.empty")}</p>
			{idea.additional_fields.length > 0 && (
				<Facts>
					{idea.additional_fields.map(({ key, label, value }) => (
						<Fact key={key} term={label}>
							{value}
						</Fact>
					))}
				</Facts>
			)}
			{idea.activity_id !== null && (
				<Anchor className="link hit" href={`/activities/${idea.activity_id}`}>
					{t("idea.inFeed")}
				</Anchor>
			)}
		</Card>
	);
}

/** What became of it, beyond its state. */
function Outcome() {
	const { idea } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	return (
		<>
			{idea.merged_into && (
				<Notice>
					<p>{t("idea.mergedInto")}</p>
					<Anchor className="link hit" href={`/ideas/${idea.merged_into.id}`}>
						{idea.merged_into.title}
					</Anchor>
				</Notice>
			)}
			{idea.reason && (
				<Notice>
					<p className="strong">{t("idea.reason")}</p>
					<p className="idea-lines">{idea.reason}</p>
				</Notice>
			)}
			{idea.commission && <Notice tone="good">{t("idea.commission", { date: idea.commission })}</Notice>}
		</>
	);
}

function Votes() {
	const { idea, rights } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const says = idea.voted
		? t("vote.yours", { date: idea.voted })
		: t(rights.is_in_team === 1 ? "vote.own" : rights.may_vote === 1 ? "vote.open" : "vote.closed");
	return (
		<Card className="row idea-votes">
			<div className="grow">
				<h2>{t("vote.title", { count: idea.vote_count })}</h2>
				<p className="meta">{says}</p>
			</div>
			<VoteButton
				{...{ id: idea.id, title: idea.title, count: idea.vote_count, back: `/ideas/${idea.id}` }}
				hasVoted={idea.current_user_votes_data.has_voted === 1}
				mayVote={rights.may_vote === 1}
			/>
		</Card>
	);
}
