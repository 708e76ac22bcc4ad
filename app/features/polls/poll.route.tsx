/** One poll: its answers or results, the way to what is said about it, and what its author and account owners do with it. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./poll.server";
import { PollBody } from "./poll-body";
import "./polls.css";

export { action, loader } from "./poll.server";

export const meta = titleMeta;

/** The page. */
export default function PollPage() {
	const { title, poll, asked, may_edit, changes, voters } = useLoaderData<typeof loader>();
	const { t } = useTranslation("polls");
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				back={{ href: "/polls", label: t("title") }}
				actions={
					may_edit === 1 && (
						<ButtonLink icon="edit" href={`/polls/${poll.id}/edit`}>
							{t("edit")}
						</ButtonLink>
					)
				}
			/>
			<article className="card stack-small poll-card">
				<div className="row">
					<Avatar {...poll.author} sizePx={40} />
					<div className="grow">
						<p>
							<span className="strong">{poll.author.name}</span> {t("post.asked")}
						</p>
						<p className="meta">{poll.status === "draft" ? t("statuses.draft") : poll.when}</p>
						{asked && <p className="meta poll-voters">{asked}</p>}
					</div>
				</div>
				<PollBody poll={poll} />
				{poll.activity_id !== null && poll.status !== "archived" && (
					<Anchor className="link hit" href={`/activities/${poll.activity_id}`}>
						{t("discuss")}
					</Anchor>
				)}
			</article>
			{voters.length > 0 && (
				<Card title={t("voters.title")} className="stack-small">
					<p className="meta">{t("voters.hint")}</p>
					<ul className="plain-list stack-small">
						{voters.map(({ name, chose }, at) => (
							<li key={`${at}${name}`} className="poll-voters">
								<span className="strong">{name}</span>, {chose}
							</li>
						))}
					</ul>
				</Card>
			)}
			{changes.length > 0 && (
				<Card title={t("manage.title")} className="stack-small">
					<div className="row-wrap">
						{changes.map((change) => (
							<ChangeForm key={change} change={change} />
						))}
					</div>
				</Card>
			)}
		</div>
	);
}

const changing = "polls/change-poll";

function ChangeForm({ change }: { change: "pause" | "resume" | "close" | "archive" | "delete" }) {
	const { t } = useTranslation("polls");
	const isEnd = change === "close" || change === "delete";
	return (
		<EndpointForm form={changing} instance={change}>
			<input type="hidden" name="change" value={change} />
			<SubmitButton
				form={changing}
				instance={change}
				kind={change === "delete" ? "destructive" : undefined}
				question={
					isEnd
						? {
								title: t(`manage.${change}Title`),
								text: t(`manage.${change}Text`),
								yes: t(`manage.${change}`),
								isDestructive: change === "delete",
							}
						: undefined
				}
			>
				{t(`manage.${change}`)}
			</SubmitButton>
		</EndpointForm>
	);
}
