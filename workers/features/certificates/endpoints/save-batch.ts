/**
 * Makes a batch of certificates; invariant: its points leave the budget in the same batch and are held for it
 * (`ledger_accounts_balance_at_or_above_floor`), so that every code can be paid. A job makes the codes.
 */
import { z } from "zod";
import { isBudgetActive } from "#workers/features/budgets";
import { holdPointsOfBudget } from "#workers/features/points";
import { insertProcess } from "#workers/features/reports";
import { assertThat } from "#workers/kernel/assertions";
import { isCalendarDay, text } from "#workers/kernel/bounds";
import { endOfDay } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { makeCertificates } from "../jobs/make-certificates";
import { maxCertificates, maxPoints } from "../rules/bounds";
import { holdingOf } from "../steps/holding";
import { insertBatch } from "../store/batches";

export const saveBatch = defineEndpoint({
	name: "certificates/save-batch",
	path: "/api/certificates/api_save_batch",
	summary: "Makes a batch of one-time certificates whose points are held from a budget until they are claimed or end.",
	access: ["account_owner"],
	flags: ["ots_enabled", "!hide_points_for_account"],
	input: z.object({
		name: text(60).min(1),
		certificate_count: z.int().min(1).max(maxCertificates),
		/** Of each. */
		points: z.int().min(1).max(maxPoints),
		budget_id: z.int(),
		/** The last day on which they can be claimed. */
		expires_on: z.iso.date().max(10),
		/** What whoever claims one reads. */
		message: text(200).default(""),
	}),
	output: z.object({ batch_id: z.int(), held_points: z.int() }),
	errors: {
		points_not_available: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		budget_not_active: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { expires_on, ...said }) => {
		const { account, user, clock, newId, request, translate } = scope;
		const now = clock.now();
		const expires_at = isCalendarDay(expires_on) ? endOfDay(expires_on, account.time_zone) : 0;
		if (expires_at <= now) throw invalid({ expires_on: [translate("certificates:validation.inTheFuture")] });
		const id = newId();
		const held_points = said.certificate_count * said.points;
		const holding = holdingOf(scope, { id, budget_id: said.budget_id }, user.id);
		return scope.commit({
			statements: [
				assertThat("budget_not_active", isBudgetActive(scope, said.budget_id)),
				...holdPointsOfBudget({ ...holding, points: held_points }),
				insertBatch(account.id, { ...said, id, expires_at, created_by: user.id, created_at: now }),
				...insertProcess(account.id, {
					...{ id, user_id: user.id, report_type: "ots", name: said.name, total_count: said.certificate_count },
					...{ time_zone: account.time_zone, language_code: request.language_code, created_at: now },
				}),
			],
			answer: { batch_id: id, held_points },
			audit: { subject_kind: "certificate_batch", subject_id: id, details: { ...said, expires_on, held_points } },
			follow: [{ job: makeCertificates.name, payload: { batch_id: id } }],
		});
	},
});
