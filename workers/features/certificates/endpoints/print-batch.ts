/** Gives out a page of codes for paper; invariant: a code is shown to nobody who was not written down as printing it. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { maxCertificates } from "../rules/bounds";
import { numbersOf } from "../rules/sheets";
import { getBatchRow } from "../steps/own-batch";
import { hasMade, markPrinted } from "../store/batches";

export const printBatch = defineEndpoint({
	name: "certificates/print-batch",
	path: "/api/certificates/api_print_batch",
	summary: "Marks a page of a batch as printed, so that its codes can be read for printing.",
	access: ["account_owner"],
	flags: ["ots_enabled", "!hide_points_for_account"],
	input: z.object({ batch_id: z.int(), page: z.int().min(1).max(maxCertificates).default(1) }),
	output: z.object({ batch_id: z.int(), page: z.int(), from: z.int(), to: z.int() }),
	errors: { batch_ended: {}, batch_not_made: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { batch_id, page }) => {
		const { account, clock, translate } = scope;
		const batch = await getBatchRow(scope, batch_id);
		const numbers = numbersOf(page, batch.certificate_count);
		if (numbers.from > numbers.to) throw invalid({ page: [translate("answers:validation.invalid")] });
		return scope.commit({
			statements: [
				assertThat(
					batch.status === "open" ? "batch_not_made" : "batch_ended",
					hasMade(account.id, batch_id, batch.certificate_count),
				),
				markPrinted(account.id, batch_id, numbers, clock.now()),
			],
			answer: { batch_id, page, ...numbers },
			audit: { subject_kind: "certificate_batch", subject_id: batch_id, details: { name: batch.name, ...numbers } },
		});
	},
});
