/**
 * Sends a rebate of one's own for one line of an invoice, or keeps it as a draft; invariants: an invoice line of a distributor
 * is asked for once (`rebates_once`), and its points are those of the offer and of what its cap leaves at the moment of writing.
 */
import { z } from "zod";
import { chosenFile } from "#workers/features/files";
import { mayAllReceive } from "#workers/features/members";
import { invoiceProblem, storeInvoiceFile } from "#workers/features/sales";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint, type UploadedFile } from "#workers/kernel/define-endpoint";
import { invalid, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import {
	maxDistributorLength,
	maxLineDollars,
	maxLineLength,
	maxNumberLength,
	mayBeChanged,
	rebateStatuses,
} from "../rules/rebate";
import { type Checked, problemsOf, readSaid } from "../steps/check-said";
import { readOwnRebate } from "../steps/read-rebate";
import { composeSending, termsHold } from "../steps/send-rebate";
import { findHolder, insertDraft, isAsRead, type RebateRow, updateSaid } from "../store/rebates";

export const submitRebate = defineEndpoint({
	name: "rebates/submit-rebate",
	path: "/api/rebates/api_submit_rebate",
	summary: "Sends one's rebate for one line of an invoice to the moderators, or keeps it as a draft.",
	access: "signed_in",
	flags: ["sales_module_enabled", "rebates_enabled"],
	input: z.object({
		/** Left out for a new one. */
		rebate_id: z.int().optional(),
		offer_id: z.int(),
		/** Who sold it. */
		distributor: text(maxDistributorLength).default(""),
		invoice_number: text(maxNumberLength).default(""),
		/** What the line says. */
		invoice_line: text(maxLineLength).default(""),
		invoice_date: z.iso.date().max(10).optional(),
		/** Of the line, in dollars with cents behind the point. */
		amount: z.number().min(0.01).max(maxLineDollars).optional(),
		/** A draft may lack all but the offer. */
		is_draft: z.literal([0, 1]).default(0),
	}),
	output: z.object({ rebate_id: z.int(), status: z.enum(rebateStatuses), points: z.int() }),
	errors: {
		rebate_not_changeable: { constraints: ["rebate_ended"] },
		rebate_sent_before: { constraints: ["rebates.account_id, rebates.line_key"] },
		rebate_terms_changed: {},
		rebate_cap_reached: {},
		not_eligible: {},
	},
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { rebate_id, is_draft, ...given }, files) => {
		const known = rebate_id === undefined ? undefined : await readOwnRebate(scope, rebate_id);
		if (known && !(is_draft === 1 ? known.status === "draft" : mayBeChanged(known.status)))
			throw refuse("rebate_not_changeable");
		const checked = await readSaid(scope, known, given);
		const file = chosenFile(files);
		if (is_draft === 0) await checkComplete(scope, checked, file);
		const stored = file ? await keepFile(scope, file, checked) : { checked, statements: [] };
		const { id, said } = stored.checked;
		const sending = is_draft === 1 ? undefined : await composeSending(scope, stored.checked);
		return scope.commit({
			statements: [
				...guards(scope, known, is_draft === 1 ? undefined : stored.checked),
				...stored.statements,
				known
					? updateSaid(scope.account.id, id, said)
					: insertDraft(scope.account.id, { ...said, id, owner_id: scope.user.id }, scope.clock.now()),
				...(sending?.statements ?? []),
			],
			answer: { rebate_id: id, status: sending ? "submitted" : "draft", points: said.points },
			audit: {
				subject_kind: "rebate",
				subject_id: id,
				details: { offer: checked.offer.name, invoice_number: said.invoice_number, points: said.points, is_draft },
			},
			follow: sending?.follow ?? [],
		});
	},
});

/** Throws all that is missing or wrong at once, then what the offer or another rebate forbids. */
async function checkComplete(scope: MemberScope, checked: Checked, file: UploadedFile | undefined): Promise<void> {
	const { account, read, translate } = scope;
	const { said, id, offer, points_before } = checked;
	const hasFile = file !== undefined || said.file_url !== "";
	const problems = problemsOf(scope, checked, { hasFile });
	if (Object.keys(problems).length > 0) throw invalid(problems);
	if (offer.cap_points > 0 && points_before >= offer.cap_points) throw refuse("rebate_cap_reached");
	if (said.points === 0) throw invalid({ amount: [translate("rebates:validation.little")] });
	const [holder] = await read(findHolder(account.id, said.line_key!));
	if (holder && holder.id !== id)
		throw refuse("rebate_sent_before", {}, { invoice_line: [translate("rebates:validation.line")] });
}

/** Keeps the invoice's file. Throws where it is no picture or PDF. */
async function keepFile(scope: MemberScope, file: UploadedFile, checked: Checked) {
	const problem = invoiceProblem(scope, file);
	const stored = problem ? undefined : await storeInvoiceFile(scope, file);
	if (!stored) throw invalid({ file: [problem ?? scope.translate("rebates:validation.file")] });
	const said = { ...checked.said, file_url: stored.url, file_name: stored.name };
	return { checked: { ...checked, said }, statements: stored.statements };
}

function guards({ account, user }: MemberScope, known: RebateRow | undefined, sent: Checked | undefined): Statement[] {
	const conditions = {
		...(known ? { rebate_not_changeable: isAsRead(account.id, known) } : {}),
		...(sent
			? {
					rebate_terms_changed: termsHold(account.id, user.id, sent),
					not_eligible: mayAllReceive(account.id, [user.id]),
				}
			: {}),
	};
	return Object.keys(conditions).length > 0 ? [assertAll(conditions)] : [];
}
