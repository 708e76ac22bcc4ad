/** The rules of a set of people on the wire. @pure */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { matchings, maxRules, maxValues, operators } from "./people-rules";

const field = z.string().min(1).max(110);

/** As they are said: a person by email address or participant number, a group by its name or id, a role by its name. */
export const rulesInput = z
	.array(z.object({ field, operator: z.enum(operators), values: z.array(text(200)).min(1).max(maxValues) }))
	.max(maxRules)
	.default([]);

/** All of them, or any. */
export const matchingInput = z.enum(matchings).default("all");

/** A rule as it is answered: `values` as they can be said again, `labels` in the reader's words; `problem` where it cannot hold any more. */
export const ruleOutput = z.object({
	field,
	label: z.string(),
	operator: z.enum(operators),
	values: z.array(z.string()),
	labels: z.array(z.string()),
	problem: z.enum(["field_gone", "group_gone"]).nullable(),
});
