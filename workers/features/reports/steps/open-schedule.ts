/** What a schedule asks for on a day, with the eyes and rights of whoever answers for it as they are now, or why it cannot. */
import { actAs } from "#workers/features/session";
import { authorise } from "#workers/kernel/authorise";
import { Refusal } from "#workers/kernel/errors";
import { parseInput } from "#workers/kernel/parse-input";
import { setsThatAreOff } from "#workers/kernel/people-sets";
import { readNames } from "#workers/kernel/references";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { type Period, timeFieldsOf, valuesOfPeriod } from "../rules/schedule-periods";
import type { StopReason } from "../rules/stop-reasons";
import { findReport, type Report } from "../store/known-reports";
import type { ScheduleRow } from "../store/schedules";
import { refuseParts } from "./refuse-parts";

/** What is asked for: whole filters, and what the things are called that they name. */
export type Asked = { filters: Record<string, unknown>; names: Record<string, string> };

/** What a schedule asks for, or why it stops. */
export type OpenedSchedule = { asked: Asked } | { reason: StopReason };

/** Opens a schedule for a run on a day (YYYY-MM-DD). */
export async function openSchedule(scope: Scope, schedule: ScheduleRow, day: string): Promise<OpenedSchedule> {
	const report = findReport(schedule.report_type);
	if (!report) return { reason: "report_gone" };
	const answering = { user_id: schedule.user_id, language_code: scope.account.default_language_code };
	const reader = await unlessRefused(actAs(scope as Scope<null>, answering));
	if (!reader) return { reason: "person_gone" };
	const mayAsk = await unlessRefused(
		Promise.resolve().then(() => {
			authorise({ access: ["account_owner"] }, reader);
			authorise(report, reader);
			return true;
		}),
	);
	if (!mayAsk) return { reason: "right_lost" };
	const stored = JSON.parse(schedule.filters) as Record<string, unknown>;
	const filters = await unlessRefused(filtersOn(reader, report, stored, { period: schedule.period, day }));
	if (!filters || (await findBroken(reader, report, filters)).length > 0) return { reason: "filter_broken" };
	return { asked: { filters, names: await readNames(reader, report.faces, filters) } };
}

/** The filters with the time of a period on a day, as the report takes them. Throws a refusal, field by field. */
export async function filtersOn(
	reader: MemberScope,
	{ of, faces, filters: schema }: Report,
	stored: Record<string, unknown>,
	{ period, day }: { period: Period; day: string },
): Promise<Record<string, unknown>> {
	const begins = "list" in of ? of.list.face.report?.begins : undefined;
	const whole = { ...begins, ...withoutTime(faces, stored), ...valuesOfPeriod(faces, period, day) };
	const parsed = parseInput(schema, whole, reader.translate) as Record<string, unknown>;
	if ("summary" in of) return of.summary.complete(reader, parsed) as Promise<Record<string, unknown>>;
	of.list.check?.(reader, parsed);
	refuseParts(of.list.face, parsed, reader.translate);
	return parsed;
}

/** Filters without what says a time. */
export function withoutTime(faces: Report["faces"], filters: Record<string, unknown>): Record<string, unknown> {
	const time = timeFieldsOf(faces);
	return Object.fromEntries(Object.entries(filters).filter(([name]) => !time.includes(name)));
}

/** The filters that name something that is gone, or a set of people that is off. */
export async function findBroken(
	scope: MemberScope,
	{ faces }: Report,
	filters: Record<string, unknown>,
): Promise<string[]> {
	const [names, off] = await Promise.all([readNames(scope, faces, filters), setsThatAreOff(scope, filters)]);
	const gone = Object.entries(faces).flatMap(([name, { kind }]) =>
		kind === "reference" && filters[name] !== undefined && names[name] === undefined ? [name] : [],
	);
	return [...new Set([...gone, ...off])];
}

async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
	return work.catch((error: unknown) => {
		if (error instanceof Refusal) return undefined;
		throw error;
	});
}
