/** The server half of scheduling a report: a new one, or one that is there, with what it can do besides. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { hourInWords, weekDayInWords } from "#workers/features/reports/rules/schedule-words";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { filtersOf, toField } from "./report-fields.server";

const saving = "reports/save-report-schedule";
const lastDay = 31;

type Context = LoaderFunctionArgs["context"];

/** What there is to choose from, and what stands in the fields at first. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const search = new URL(request.url).searchParams;
	const schedule =
		params.id === undefined
			? null
			: await context.call("reports/get-report-schedule", { schedule_id: context.id(params.id) });
	const report_type = schedule?.report_type ?? search.get("report_type");
	if (!report_type) throw redirect("/reports/schedules/choose");
	const given = schedule?.filters ?? readGiven(search.get("filters"));
	const [{ reports }, choices, form] = await Promise.all([
		context.call("reports/list-reports", {}),
		context.call("reports/get-schedule-choices", { report_type: report_type.slice(0, 100), filters: given }),
		readForm(context),
	]);
	const listed = reports.find((known) => known.report_type === report_type)?.filters ?? [];
	// What is found as one types, such as a group, has no field here: it stays as it is, in words.
	const fields = listed.filter(({ id, kind }) => kind !== "suggested" && !choices.time_fields.includes(id));
	const ids = new Set(fields.map(({ id }) => id));
	const kept = entriesOf(choices.filters, (name) => !ids.has(name) && !choices.time_fields.includes(name));
	const report = context.texts.t(`reports:kinds.${report_type}.title`, report_type);
	return {
		title: schedule ? report : context.translate("reports:schedules.form.title", { report }),
		schedule: schedule && shown(context, schedule),
		report_type,
		filters: await Promise.all(fields.map((field) => toField(context, field))),
		begins: Object.fromEntries(fields.map(({ id }) => [id, String(choices.filters[id] ?? "")])),
		kept: JSON.stringify(kept),
		kept_in_words: choices.filters_in_words.filter(({ name }) => name in kept),
		form,
		periods: choices.periods.map((value) => ({
			value,
			label: context.translate(`reports:schedules.periods.${value}`),
		})),
		...rhythmOptions(context),
		people: choices.people.map(({ id, name }) => ({
			id,
			label: id === context.user.id ? context.translate("reports:schedules.form.you", { name }) : name,
		})),
		zone: context.format.time_zone.replaceAll("_", " "),
		values: schedule
			? valuesOf(schedule)
			: {
					...{ period: choices.periods[0]!, format: "csv", frequency: "weekly" },
					...{ week_day: "1", month_day: "1", hour: "8", recipient_ids: [context.user.id] },
				},
	};
}

function readForm(context: Context) {
	return context.form(saving, {
		period: { label: "reports:schedules.form.period", options: "reports:schedules.periods" },
		format: { label: "reports:form.format", options: "reports:form.formats" },
		frequency: { label: "reports:schedules.form.frequency", options: "reports:schedules.form.frequencies" },
		week_day: "reports:schedules.form.weekDay",
		month_day: "reports:schedules.form.monthDay",
		hour: "reports:schedules.form.hour",
		recipient_ids: "reports:schedules.form.recipients",
	});
}

type Schedule = Awaited<ReturnType<typeof readSchedule>>;

const readSchedule = (context: Context, schedule_id: number) =>
	context.call("reports/get-report-schedule", { schedule_id });

function shown({ format }: Context, { id, status, stopped, rhythm, next_run_at, last_run_at }: Schedule) {
	return {
		...{ id, status, stopped, rhythm },
		next: next_run_at === null ? null : format.moment(next_run_at),
		last: last_run_at === null ? null : format.moment(last_run_at),
	};
}

function valuesOf({ period, format, frequency, week_day, month_day, hour, recipient_ids }: Schedule) {
	return {
		...{ period, format, frequency, recipient_ids },
		...{ week_day: String(week_day), month_day: String(month_day), hour: String(hour) },
	};
}

/** Days and hours in the reader's words. */
function rhythmOptions({ language_code, translate }: Context) {
	const options = (from: number, to: number, label: (value: number) => string) =>
		Array.from({ length: to - from + 1 }, (_none, at) => ({ value: String(from + at), label: label(from + at) }));
	return {
		week_days: options(1, 7, (day) => weekDayInWords(day, language_code)),
		month_days: options(1, lastDay, (day) =>
			day === lastDay ? translate("reports:schedules.form.lastDay") : String(day),
		),
		hours: options(0, 23, (hour) => hourInWords(hour, language_code)),
	};
}

/** The filters that a list's link or the form hands over; what is no object says nothing. */
function readGiven(written: string | null): Record<string, unknown> {
	try {
		const given = JSON.parse((written ?? "").slice(0, 4_000)) as unknown;
		return typeof given === "object" && given !== null && !Array.isArray(given) ? { ...given } : {};
	} catch {
		return {};
	}
}

function entriesOf(values: Record<string, unknown>, takes: (name: string) => boolean): Record<string, unknown> {
	return Object.fromEntries(Object.entries(values).filter(([name]) => takes(name)));
}

/** Saves it; or pauses, resumes or sends it now. */
export const action = formActions({
	[saving]: {
		input: async ({ params, context, form }) => {
			const report_type = form.text("report_type");
			const { reports } = await context.call("reports/list-reports", {});
			const listed = reports.find((known) => known.report_type === report_type)?.filters ?? [];
			return {
				...(params.id === undefined ? {} : { schedule_id: context.id(params.id) }),
				report_type,
				filters: { ...readGiven(form.text("kept")), ...filtersOf(form, listed) },
			};
		},
		done: ({ next_run_at }, { context }) =>
			next_run_at === null
				? redirectWithNotice("/reports/schedules", "reports:notices.scheduleSavedPaused")
				: redirectWithNotice("/reports/schedules", "reports:notices.scheduleSaved", {
						date: context.format.moment(next_run_at),
					}),
	},
	"reports/pause-report-schedule": {
		input: ({ params, context, form }) => ({
			schedule_id: context.id(params.id),
			is_paused: form.text("is_paused") === "1" ? 1 : 0,
		}),
		done: ({ schedule_id, next_run_at }, { context }) =>
			next_run_at === null
				? redirectWithNotice(`/reports/schedules/${schedule_id}`, "reports:notices.schedulePaused")
				: redirectWithNotice(`/reports/schedules/${schedule_id}`, "reports:notices.scheduleResumed", {
						date: context.format.moment(next_run_at),
					}),
	},
	"reports/send-report-schedule": {
		input: ({ params, context }) => ({ schedule_id: context.id(params.id) }),
		done: ({ people_count }, { params }) =>
			redirectWithNotice(`/reports/schedules/${params.id}`, "reports:notices.scheduleSent", { count: people_count }),
	},
});
