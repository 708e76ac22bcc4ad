/** What is said of a schedule when it is saved. @pure */
import { z } from "zod";
import { smallObject } from "#workers/kernel/bounds";
import { reportFormats } from "./report-file";
import { periods } from "./schedule-periods";
import { frequencies, lastDayOfMonth } from "./schedule-times";

/** The most people to whom one sends. */
export const maxRecipients = 10;

/** The input, without which schedule it is. */
export const scheduleInput = z.object({
	report_type: z.string().min(1).max(100),
	/** As a request's; what says a time is left out, since `period` says it. */
	filters: smallObject({ maxBytes: 10_000 }).default({}),
	period: z.enum(periods),
	format: z.enum(reportFormats).default("csv"),
	frequency: z.enum(frequencies),
	/** 1 is Monday. */
	week_day: z.int().min(1).max(7).default(1),
	/** 31 is the last day of every month; of a shorter month any that it lacks is its last. */
	month_day: z.int().min(1).max(lastDayOfMonth).default(1),
	/** In the account's time zone. */
	hour: z.int().min(0).max(23),
	/** Account owners; each gets a file of their own. */
	recipient_ids: z.array(z.int()).min(1).max(maxRecipients),
});
