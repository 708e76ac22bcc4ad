/** Rebates that wait, in the inbox: how whoever decides sees them, and what approving and rejecting do; the rebate's own page can do more. */
import { dollars } from "#workers/features/sales";
import { defineModerationSource } from "#workers/kernel/define-moderation-source";
import { notFound } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { figuresFor } from "#workers/kernel/translate";
import { decideRebate } from "../steps/decide-rebate";
import { listRebates } from "../store/rebates";

export const rebateToModerate = defineModerationSource({
	kind: "rebate",
	moderator_role: "account_owner",
	needsReason: true,
	present: async ({ account, read, translate, request }, requests) => {
		const rows = await read(
			listRebates(
				account.id,
				requests.map(({ subject_id }) => subject_id),
			),
		);
		const rowOf = new Map(rows.map((row) => [row.id, row]));
		const figure = figuresFor(account, request.language_code);
		return new Map(
			requests.flatMap(({ id, subject_id }) => {
				const row = rowOf.get(subject_id);
				if (!row) return [];
				const { owner_name: name, owner_image: image_url, invoice_line: message } = row;
				const facts = [
					{ label: translate("rebates:columns.offer"), value: row.offer },
					{ label: translate("rebates:columns.invoice_number"), value: row.invoice_number },
					{ label: translate("rebates:columns.distributor"), value: row.distributor },
					{ label: translate("rebates:form.amount"), value: dollars(row.amount) },
					...(isOn(account, "hide_points_for_account")
						? []
						: [{ label: translate("rebates:columns.points"), value: figure(row.points) }]),
				];
				return [[id, { name, image_url, to: `/rebates/${row.id}`, facts, message }] as const];
			}),
		);
	},
	decide: async (scope, { subject_id }, { action, notes }) => {
		const [rebate] = await scope.read(listRebates(scope.account.id, [subject_id]));
		if (!rebate) throw notFound("moderation_request");
		return decideRebate(scope, rebate, { action, notes });
	},
});
