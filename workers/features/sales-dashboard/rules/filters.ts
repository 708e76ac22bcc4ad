/** The filters that every call of sales graphs takes (specification §7). @pure */
import { z } from "zod";
import { ignored, isCalendarDay, text } from "#workers/kernel/bounds";
import { roleOptions } from "./dashboard-layout";
import { customFields, earningSubTypes, sumFields, userFields } from "./graph-types";

/** A day as clients send it, with or without the midnight behind it. */
const day = z
	.string()
	.max(19)
	.refine((value) => /^.{10}( 00:00:00)?$/.test(value) && isCalendarDay(value.slice(0, 10)), {
		message: "sales-dashboard:validation.day",
	});

const ids = z.array(z.int()).max(100);

/** The filters. */
export const salesFilters = z
	.object({
		/** One's own, or that of somebody whose sales one may see. */
		user_id: z.int().optional(),
		/** Whose sales: one of the viewer's options. */
		role: z.enum(roleOptions).optional(),
		/** The first and the last day, both whole. */
		startDate: day.optional(),
		endDate: day.optional(),
		sale_earning_sub_type: z.enum(earningSubTypes).optional(),
		user_ids: ids.optional(),
		group_ids: ids.optional(),
		user_field_to_select: z.enum(userFields).optional(),
		select_sum_field: z.enum(sumFields).optional(),
		aggregate_custom_field: z.enum(customFields).optional(),
	})
	.prefault({});

/** What was asked for. */
export type SalesFilters = z.output<typeof salesFilters>;

/** The input of a call that has nothing but filters. */
export const filtersInput = z.object({ filters: salesFilters, redirect_if_logged_out: ignored });

/** A name that is searched for. */
export const typedName = text(100);
