/** Sets what the account does on an anniversary, as its owner says; invariant: one rule for each number of years, and one for birthdays. */
import { z } from "zod";
import { findProgram } from "#workers/features/programs";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { badges, maxSignatureLength, maxYears, occasions } from "../rules/anniversary";
import { findRule, insertRule, updateRule } from "../store/rules";

const maxPoints = 1_000_000;

const input = z.object({
	/** Left out for a new rule. */
	rule_id: z.int().optional(),
	kind: z.enum(occasions),
	/** Left out for birthdays. */
	years: z.int().min(0).max(maxYears).optional(),
	badge: z.enum(badges).default("star"),
	message: text(maxSignatureLength).min(1),
	points: z.int().min(0).max(maxPoints).default(0),
	/** Needed where there are points: its budget pays them. */
	program_id: z.int().nullable().optional(),
	is_active: z.literal([0, 1]).default(1),
});

export const updateAnniversary = defineEndpoint({
	name: "anniversaries/update-anniversary",
	path: "/api/anniversary/api_update_anniversary",
	summary:
		"Adds or changes what the account does on an anniversary: badge, message and points for so many years, or for birthdays.",
	access: ["account_owner"],
	input,
	output: z.object({ rule_id: z.int() }),
	errors: {
		anniversary_taken: {
			constraints: ["anniversary_rules.account_id, anniversary_rules.kind, anniversary_rules.years"],
		},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, given) => {
		const { account, clock, read } = scope;
		const { rule_id, kind, program_id = null } = given;
		const years = kind === "work" ? (given.years ?? 0) : 0;
		const [[known], [program]] = await Promise.all([
			rule_id === undefined ? [] : read(findRule(account.id, rule_id)),
			program_id === null ? [] : read(findProgram(account.id, program_id)),
		]);
		if (rule_id !== undefined && !known) throw notFound("anniversary_rule");
		if (program_id !== null && !program) throw notFound("program");
		const problems = problemsOf(scope, { ...given, years }, program);
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const { badge, message, points, is_active } = given;
		const rule = { kind, years, badge, message, points, program_id, is_active };
		const id = known?.id ?? scope.newId();
		return scope.commit({
			statements: [known ? updateRule(account.id, id, rule) : insertRule(account.id, id, rule, clock.now())],
			answer: { rule_id: id },
			audit: { subject_kind: "anniversary_rule", subject_id: id, details: rule },
		});
	},
});

type Given = z.output<typeof input> & { years: number };

function problemsOf({ translate }: MemberScope, given: Given, program?: { is_non_monetary: number }): FieldErrors {
	return {
		...(given.kind === "work" && given.years === 0 && { years: [translate("anniversaries:validation.years")] }),
		...(given.points > 0 && !program && { program_id: [translate("anniversaries:validation.program")] }),
		...(given.points > 0 &&
			program?.is_non_monetary === 1 && { program_id: [translate("anniversaries:validation.withoutPoints")] }),
	};
}
