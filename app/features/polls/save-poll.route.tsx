/** The page on which a poll is written: question, answers, who may vote, when, and who sees the results; what it will look like beside it. */
import { useLoaderData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField, FormGroup } from "~/form/form-field";
import { FormScope, useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { useSavedForm } from "~/form/use-saved-form";
import { titleMeta } from "~/shell/title-meta";
import { Checkbox, Radio } from "~/ui/choice";
import { Field } from "~/ui/field";
import { PageHead } from "~/ui/page-head";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-poll.server";
import "./polls.css";

export { action, loader } from "./save-poll.server";

export const meta = titleMeta;

const shownAtFirst = 4;
const most = 10;
const maxOptionLength = 120;

/** The page. */
export default function SavePoll() {
	const { title, poll, form, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("polls");
	const { saved, onInput } = useSavedForm(poll ? `poll-${poll.id}` : form.name);
	const [typed, setTyped] = useState({ question: values.question, options: values.options, kind: values.kind });
	const start = poll ? values : { ...values, ...saved?.typed };
	const follow = (event: FormEvent<HTMLFormElement>) => {
		onInput(event);
		const data = new FormData(event.currentTarget);
		setTyped({
			question: String(data.get("question") ?? ""),
			options: data.getAll("options").map(String).filter(Boolean),
			kind: data.get("kind") === "multiple" ? "multiple" : "single",
		});
	};
	return (
		<FormScope form={form} values={start}>
			<div className="stack">
				<PageHead
					title={title}
					subtitle={t("form.subtitle")}
					back={poll ? { href: `/polls/${poll.id}`, label: values.question } : { href: "/polls", label: t("title") }}
				/>
				<div className="split">
					<EndpointForm form={form} values={start} className="card stack" onInput={follow}>
						<FormField of={form.fields.question} isFirst={!poll} />
						<Options />
						<FormField of={form.fields.kind} layout="chips" />
						<Audience />
						<Times />
						<FormField of={form.fields.results} layout="list" />
						<FormField of={form.fields.is_anonymous} hint={t("form.anonymousHint")} />
						<div className="row-wrap">
							<SubmitButton form={form} kind="main" name="act" value="publish">
								{t("form.publish")}
							</SubmitButton>
							{poll?.status !== "active" && (
								<SubmitButton form={form} name="act" value="draft">
									{t("form.draft")}
								</SubmitButton>
							)}
						</div>
					</EndpointForm>
					<Preview {...typed} />
				</div>
			</div>
		</FormScope>
	);
}

/** Whom it asks; account owners may choose groups where there are any. */
function Audience() {
	const { form, groups } = useLoaderData<typeof loader>();
	const { t } = useTranslation("polls");
	const { valuesOf } = useFormScope();
	const { audience, group_ids } = form.fields;
	const ticked = valuesOf("group_ids") ?? [];
	if (groups.length === 0)
		return (
			<FormField of={audience} layout="chips" options={audience.options?.filter(({ value }) => value !== "groups")} />
		);
	return (
		<>
			<FormField of={audience} layout="chips" />
			<div className="poll-of-groups">
				<FormGroup of={group_ids} hint={t("form.groupsHint")}>
					<input type="hidden" name="group_ids" value="" />
					<div className="poll-groups stack-small">
						{groups.map(({ id, name, people_count }) => (
							<Checkbox
								key={id}
								name="group_ids"
								value={String(id)}
								defaultChecked={ticked.includes(String(id))}
								label={t("form.group", { name, count: people_count })}
							/>
						))}
					</div>
				</FormGroup>
			</div>
		</>
	);
}

/** Four answers in sight, six more behind a line; those that are left empty do not count. */
function Options() {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("polls");
	const { valuesOf } = useFormScope();
	const given = valuesOf("options") ?? [];

	const field = (at: number) => (
		<Field key={at} label={t("form.option", { count: at + 1 })}>
			<TextInput name="options" defaultValue={given[at]} maxLength={maxOptionLength} />
		</Field>
	);
	return (
		<FormGroup of={form.fields.options} hint={t("form.optionsHint")}>
			<div className="stack">{Array.from({ length: shownAtFirst }, (_, at) => field(at))}</div>
			<details open={given.filter(Boolean).length > shownAtFirst}>
				<summary className="link hit">{t("form.more")}</summary>
				<div className="stack">{Array.from({ length: most - shownAtFirst }, (_, at) => field(at + shownAtFirst))}</div>
			</details>
		</FormGroup>
	);
}

/** When it opens and closes, in the account's own time. */
function Times() {
	const { form, time_zone, poll } = useLoaderData<typeof loader>();
	const { t } = useTranslation("polls");
	const { valuesOf } = useFormScope();
	const typedIn = (name: string) => valuesOf(name)?.at(-1);
	const moment = (day: string, hour: string) => (
		<div className="poll-moment">
			<Field label={t("form.day")}>
				<TextInput type="date" name={day} defaultValue={typedIn(day)} />
			</Field>
			<Field label={t("form.hour")}>
				<TextInput type="time" name={hour} defaultValue={typedIn(hour)} />
			</Field>
		</div>
	);
	const radio = (value: "now" | "later") => (
		<Radio name="when" value={value} label={t(`form.${value}`)} defaultChecked={typedIn("when") === value} />
	);
	return (
		<>
			{poll?.status !== "active" && (
				<FormGroup of={form.fields.opens_at}>
					{radio("now")}
					{radio("later")}
					<div className="poll-opening">{moment("day", "hour")}</div>
				</FormGroup>
			)}
			<FormGroup of={form.fields.closes_at} hint={t("form.zone", { zone: time_zone.replaceAll("_", " ") })}>
				{moment("last_day", "last_hour")}
			</FormGroup>
		</>
	);
}

function Preview({ question, options, kind }: { question: string; options: readonly string[]; kind: string }) {
	const { t } = useTranslation("polls");
	return (
		<section className="stack-small" aria-label={t("form.preview")}>
			<p className="meta">{t("form.preview")}</p>
			<div className="card stack-small">
				<h2 className="poll-question">{question || t("form.noQuestion")}</h2>
				<p className="meta">{t(kind === "multiple" ? "facts.multiple" : "facts.single")}</p>
				<ul className="plain-list stack-small">
					{options.map((label, at) => (
						<li key={`${at}${label}`} className="choice poll-sample">
							{label}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
