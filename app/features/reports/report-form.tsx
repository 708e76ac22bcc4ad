/** The form of one report: days, what narrows it, format, and the button that asks for it. */

import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { rangeOfYear } from "#workers/features/reports/rules/report-dates";
import { textKey } from "#workers/kernel/names";
import { SecureForm } from "~/shell/secure-form";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { LoadingIndicator } from "~/ui/loading";
import { Notice } from "~/ui/notice";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./reports.server";

type Data = Awaited<ReturnType<typeof loader>>;
type Chosen = NonNullable<Data["chosen"]>;
type Answer = Awaited<ReturnType<typeof action>>;

/** What the form needs of the screen; `posted` is the answer where no script ran. */
export type ReportFormProps = Pick<Data, "year" | "years" | "today" | "range" | "programs" | "repeatKey"> & {
	chosen: Chosen;
	posted?: Answer;
};

/** The form's card. */
export function ReportForm({ chosen, posted, repeatKey, ...offer }: ReportFormProps) {
	const { t } = useTranslation("reports");
	const fetcher = useFetcher<typeof action>();
	const isBusy = fetcher.state !== "idle";
	const answer = (fetcher.data ?? posted) as Answer | undefined;
	return (
		<Card title={t(textKey(`reports:kinds.${chosen.report_type}.title`), chosen.report_type)}>
			<p className="meta report-about">{t(textKey(`reports:kinds.${chosen.report_type}.text`), "")}</p>
			<SecureForm className="stack" fetcher={fetcher} repeatKey={repeatKey}>
				<input type="hidden" name="report_type" value={chosen.report_type} />
				<ReportFields chosen={chosen} offer={offer} typed={answer?.typed} errors={errorsOf(answer)} />
				<div className="row-wrap">
					<Button kind="main" icon="download" isBusy={isBusy}>
						{t("download")}
					</Button>
					{isBusy && <LoadingIndicator />}
				</div>
				{!isBusy && <ServerMessage answer={answer} />}
			</SecureForm>
		</Card>
	);
}

type Offer = Omit<ReportFormProps, "chosen" | "posted" | "repeatKey">;
type Typed = Record<string, string> | undefined;

function ReportFields({
	chosen,
	offer,
	typed,
	errors,
}: {
	chosen: Chosen;
	offer: Offer;
	typed: Typed;
	errors: Errors;
}) {
	const { t } = useTranslation("reports");
	const takes = (id: string) => chosen.filters.find((filter) => filter.id === id);
	return (
		<div className="report-fields">
			{takes("report_condition")?.choices?.includes("all") && (
				<input type="hidden" name="report_condition" value="all" />
			)}
			{takes("startDate") && <DayFields offer={offer} typed={typed} errors={errors} />}
			{takes("program_id") && (
				<Field label={t("form.program")} error={errors.program_id?.[0]}>
					<Select
						name="program_id"
						defaultValue={typed?.program_id ?? ""}
						placeholder={t("form.allPrograms")}
						options={offer.programs}
					/>
				</Field>
			)}
			<Field label={t("form.format")}>
				<Select
					name="format"
					defaultValue={typed?.format ?? "csv"}
					options={chosen.formats.map((value) => ({ value, label: t(`form.formats.${value}`) }))}
				/>
			</Field>
		</div>
	);
}

/** A year sets both days; each can be changed afterwards. */
function DayFields({ offer, typed, errors }: { offer: Offer; typed: Typed; errors: Errors }) {
	const { t } = useTranslation("reports");
	const given = (name: "startDate" | "endDate") => typed?.[name] ?? offer.range[name];
	const [year, setYear] = useState(typed?.year ?? String(offer.year));
	const [range, setRange] = useState({ startDate: given("startDate"), endDate: given("endDate") });
	const chooseYear = (chosen: string) => {
		setYear(chosen);
		setRange(rangeOfYear(Number(chosen), offer.today));
	};
	return (
		<>
			<div className="report-year">
				<Field label={t("form.year")} hint={t("form.yearHint")}>
					<Select
						name="year"
						value={year}
						onChange={(event) => chooseYear(event.currentTarget.value)}
						options={offer.years.map((value) => ({ value: String(value), label: String(value) }))}
					/>
				</Field>
				<span className="without-scripts">
					<Button name="intent" value="year">
						{t("form.applyYear")}
					</Button>
				</span>
			</div>
			<Field label={t("form.from")} hint={t("form.inclusive")} error={errors.startDate?.[0]}>
				<TextInput
					type="date"
					name="startDate"
					value={range.startDate}
					onChange={(event) => setRange({ ...range, startDate: event.currentTarget.value })}
				/>
			</Field>
			<Field label={t("form.to")} hint={t("form.inclusive")} error={errors.endDate?.[0]}>
				<TextInput
					type="date"
					name="endDate"
					value={range.endDate}
					onChange={(event) => setRange({ ...range, endDate: event.currentTarget.value })}
				/>
			</Field>
		</>
	);
}

function ServerMessage({ answer }: { answer: Answer | undefined }) {
	if (answer && "message" in answer)
		return (
			<Notice tone="good" isLive>
				{answer.message}
			</Notice>
		);
	if (answer && "refusal" in answer)
		return (
			<Notice tone="warn" isLive>
				{answer.refusal?.resultMsg}
			</Notice>
		);
	return null;
}

type Errors = Record<string, string[]>;

function errorsOf(answer: Answer | undefined): Errors {
	return answer && "refusal" in answer ? (answer.refusal?.errors ?? {}) : {};
}
