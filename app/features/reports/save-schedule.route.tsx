/** The page on which a report is scheduled: what it holds, when it is sent, and to whom. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField, FormGroup } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { TitleBarControl } from "~/list/title-bar-control";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
import { Notice } from "~/ui/notice";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-schedule.server";
import "./schedules.css";

export { action, loader } from "./save-schedule.server";

export const meta = titleMeta;

/** The page. */
export default function SaveSchedule() {
	const { title, schedule, report_type, form, values, kept } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reports");
	return (
		<FormPage
			title={title}
			subtitle={schedule?.rhythm ?? t("schedules.form.subtitle")}
			back={{ href: "/reports/schedules", label: t("schedules.title") }}
			before={schedule && <About />}
			form={form}
			values={values}
			submit={t("schedules.form.save")}
			hasCards
		>
			<input type="hidden" name="report_type" value={report_type} />
			<input type="hidden" name="kept" value={kept} />
			<WhatCard />
			<WhenCard />
			<WhoCard />
		</FormPage>
	);
}

/** The report's time and filters; those that the form has no field for stay as they are. */
function WhatCard() {
	const { form, filters, begins, periods, kept_in_words } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reports");
	const { problems, valuesOf } = useFormScope();
	return (
		<Card title={t("schedules.form.what")} className="stack">
			<FormField of={form.fields.period} options={periods} hint={t("schedules.form.periodHint")} />
			<div className="schedule-fields">
				{filters.map((field) => (
					<TitleBarControl
						key={field.name}
						field={field}
						value={valuesOf(field.kind === "search" ? "search" : field.name)?.at(-1) ?? begins[field.name] ?? ""}
						error={problems[field.name]?.[0]}
					/>
				))}
				<FormField of={form.fields.format} isOptional={false} />
			</div>
			{kept_in_words.length > 0 && (
				<p className="row-wrap">
					<span className="meta">{t("schedules.form.kept")}</span>
					{kept_in_words.map(({ name, label, value }) => (
						<Tag key={name}>
							{label}: {value}
						</Tag>
					))}
				</p>
			)}
		</Card>
	);
}

function WhenCard() {
	const { form, week_days, month_days, hours, zone } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reports");
	const { fields } = form;
	return (
		<Card title={t("schedules.form.when")} className="stack schedule-when">
			<FormField of={fields.frequency} layout="list" />
			<div className="schedule-fields">
				<div className="schedule-week-day">
					<FormField of={fields.week_day} options={week_days} isOptional={false} />
				</div>
				<div className="schedule-month-day">
					<FormField
						of={fields.month_day}
						options={month_days}
						isOptional={false}
						hint={t("schedules.form.monthDayHint")}
					/>
				</div>
				<FormField of={fields.hour} options={hours} />
			</div>
			<p className="meta">{t("schedules.form.zone", { zone })}</p>
		</Card>
	);
}

function WhoCard() {
	const { form, people } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reports");
	const { valuesOf } = useFormScope();
	const { recipient_ids } = form.fields;
	const ticked = valuesOf(recipient_ids.name) ?? [];
	return (
		<Card title={t("schedules.form.who")}>
			<FormGroup of={recipient_ids}>
				<input type="hidden" name={recipient_ids.name} value="" />
				<div className="schedule-people">
					{people.map(({ id, label }) => (
						<Checkbox
							key={id}
							name={recipient_ids.name}
							value={String(id)}
							defaultChecked={ticked.includes(String(id))}
							label={label}
						/>
					))}
				</div>
			</FormGroup>
		</Card>
	);
}

/** Whether it runs, and what can be done with it besides changing it. */
function About() {
	const { schedule } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reports");
	if (!schedule) return null;
	const { id, status, stopped, next, last } = schedule;
	return (
		<Card className="stack">
			{status === "stopped" && (
				<Notice tone="bad">
					<p className="strong">{stopped}</p>
					<p>{t("schedules.about.stopped")}</p>
				</Notice>
			)}
			{status === "paused" && <Notice>{t("schedules.about.paused")}</Notice>}
			{next && <p className="strong">{t("schedules.about.next", { date: next })}</p>}
			{last && <p className="meta">{t("schedules.about.last", { date: last })}</p>}
			<div className="row-wrap">
				<EndpointForm form="reports/send-report-schedule">
					<SubmitButton form="reports/send-report-schedule" icon="mail">
						{t("schedules.sendNow")}
					</SubmitButton>
				</EndpointForm>
				<EndpointForm form="reports/pause-report-schedule">
					<input type="hidden" name="is_paused" value={status === "active" ? "1" : "0"} />
					<SubmitButton form="reports/pause-report-schedule">
						{t(status === "active" ? "schedules.pause" : "schedules.resume")}
					</SubmitButton>
				</EndpointForm>
				<ButtonLink kind="quiet" icon="trash" href={`/reports/schedules/${id}/delete`} opens="dialog">
					{t("schedules.delete")}
				</ButtonLink>
			</div>
		</Card>
	);
}
