/** The thread of an idea, for its team and the moderators: versions with what changed, suggestions with what became of them, words. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { Avatar } from "~/ui/avatar";
import { Card } from "~/ui/card";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./idea.server";

/** The thread. */
export function Thread() {
	const { events, rights, forms } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const suggestions = (events ?? []).filter(({ kind }) => kind === "suggestion");
	const done = suggestions.filter(({ done_in }) => done_in !== null).length;
	return (
		<Card
			title={t("thread.title")}
			id="thread"
			className="stack"
			end={
				suggestions.length > 0 && (
					<span className="meta">{t("thread.counts", { done, open: suggestions.length - done })}</span>
				)
			}
		>
			<ol className="idea-plain idea-thread">
				{(events ?? []).map((event) => (
					<Entry key={event.id} event={event} />
				))}
			</ol>
			{rights.may_write === 1 && (
				<EndpointForm form={forms.comment} className="stack">
					<FormField
						of={forms.comment.fields.text}
						label={t(rights.is_in_team === 1 ? "thread.writeModerators" : "thread.write")}
						hint={t("thread.private")}
						rows={2}
					/>
					<div className="row-wrap">
						<SubmitButton form={forms.comment}>{t("thread.send")}</SubmitButton>
					</div>
				</EndpointForm>
			)}
		</Card>
	);
}

type Event = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["events"]>[number];

function Entry({ event }: { event: Event }) {
	const { t } = useTranslation("ideas");
	const { kind, person, version, text, changes, when, done_in } = event;
	return (
		<li className="idea-event">
			<Avatar name={person.name} image_url={person.image_url} sizePx={32} />
			<div className="stack-small">
				<p>{t(`thread.${kind}`, { name: person.name, version })}</p>
				<p className="row-wrap meta">
					<span>{when}</span>
					{kind === "suggestion" &&
						(done_in === null ? (
							<Tag tone="warn">{t("thread.open")}</Tag>
						) : (
							<Tag tone="good" icon="check">
								{t("thread.doneIn", { version: done_in })}
							</Tag>
						))}
				</p>
				{text && <p className="idea-said idea-lines">{text}</p>}
				{changes.map((change) => (
					<Changed key={change.field} {...change} />
				))}
			</div>
		</li>
	);
}

type Field = "title" | "category" | "problem" | "solution" | "impact" | "yearly_saving" | "cost_to_try" | "place";

function Changed({ field, before, after }: { field: string; before: string; after: string }) {
	const { t } = useTranslation("ideas");
	return (
		<div className="idea-changed">
			<p className="meta">{t(`fields.${field as Field}`)}</p>
			{before && (
				<p>
					<span className="unseen">{t("thread.before")}: </span>
					<del>{said(t, field, before)}</del>
				</p>
			)}
			{after && (
				<p>
					<span className="unseen">{t("thread.after")}: </span>
					<ins>{said(t, field, after)}</ins>
				</p>
			)}
		</div>
	);
}

/** What is improved is kept by its key. */
function said(t: ReturnType<typeof useTranslation<"ideas">>["t"], field: string, value: string): string {
	return field === "impact" ? t(`impacts.${value as "other"}`) : value;
}
