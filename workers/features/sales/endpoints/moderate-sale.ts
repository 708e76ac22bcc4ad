/**
 * Approves a sale that waits, refuses it, or takes a paid one back; invariant: a sale is decided once by somebody else, and
 * taken back once (`ledger_transactions_reversed_once`), with no more points than are left of it.
 */
import { z } from "zod";
import { notify } from "#workers/features/notifications";
import { reverseWhatIsLeft } from "#workers/features/points";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { chooseApprovable, sumsByBudget } from "../rules/choose-approvable";
import { isPaidBy } from "../rules/earnings";
import { saleActions, shownStatuses } from "../rules/impacts";
import { amountOf, composeApproval, mayOwnersReceive } from "../steps/compose-approval";
import {
	areAllPending,
	canBudgetsPay,
	isSaleStill,
	listPayments,
	listWaiting,
	reverseSaleRow,
	type WaitingSaleRow,
} from "../store/approvals";
import { changeMonths } from "../store/levels";
import { listConcerned } from "../store/representatives";

export const moderateSale = defineEndpoint({
	name: "sales/moderate-sale",
	path: "/api/sales/api_moderate_sale",
	summary: "Approves or refuses a sale that waits, or takes a paid one back with what is left of its points.",
	access: "signed_in",
	flags: ["sales_module_enabled", "user.can_moderate_sales", "!user.supplier_data_roll_up"],
	input: z.object({
		sale_id: z.int(),
		action: z.enum(saleActions),
		/** Why it is refused or taken back. */
		reason: text(500).default(""),
	}),
	output: z.object({ sale_id: z.int(), status: z.enum(shownStatuses) }),
	errors: {
		sale_decided: { constraints: ["sale_approved", "ledger_transactions_reversed_once"] },
		own_sale: {},
		seller_cannot_receive: {},
		sale_brand_not_approved: {},
		sale_budget_short: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { sale_id, action, reason }) => {
		const { account, user, translate } = scope;
		const [sale] = await scope.read(listWaiting(account.id, [sale_id]));
		if (!sale) throw notFound("sale");
		if (isPaidBy(sale, user.id)) throw refuse("own_sale");
		if (sale.status !== (action === "reverse" ? "approved" : "pending")) throw refuse("sale_decided");
		if (action !== "approve" && reason === "") throw invalid({ reason: [translate("answers:validation.required")] });
		const status = ({ approve: "approved", refuse: "refused", reverse: "reversed" } as const)[action];
		const notice = await tell(scope, sale, { status, reason });
		return scope.commit({
			statements: [
				assertAll({ sale_decided: isSaleStill(account.id, sale_id, sale.status) }),
				...(await compositions[action](scope, sale, reason)),
				...notice.statements,
			],
			answer: { sale_id, status },
			audit: {
				subject_kind: "sale",
				subject_id: sale_id,
				details: { action, reason, points: sale.total_points_earned },
			},
			follow: notice.follow,
		});
	},
});

type Decided = { status: "approved" | "refused" | "reversed"; reason: string };

/** Tells the seller and those who helped what was refused or taken back, and why; who is paid sees it in their points. */
async function tell(scope: MemberScope, sale: WaitingSaleRow, { status, reason }: Decided) {
	if (status === "approved") return { statements: [], follow: [] };
	const told = await scope.read(listConcerned(scope.account.id, sale));
	return notify(scope, "sales/closed", told, { what: status, invoice_number: sale.invoice_number, reason });
}

type Compose = (scope: MemberScope, sale: WaitingSaleRow, reason: string) => Promise<Statement[]> | Statement[];

const compositions: Record<(typeof saleActions)[number], Compose> = {
	approve: approveOne,
	refuse: (scope, sale, reason) => closeOne(scope, sale, "pending", reason),
	reverse: takeBack,
};

function approveOne(scope: MemberScope, sale: WaitingSaleRow): Statement[] {
	const { approved, skipped } = chooseApprovable([sale], scope.user.id);
	const [{ reason } = { reason: null }] = skipped;
	if (reason === "budget_short") throw refuse("sale_budget_short");
	if (reason === "brand_not_approved") throw refuse("sale_brand_not_approved");
	if (reason !== null) throw refuse("seller_cannot_receive");
	return [
		assertAll({
			sale_brand_not_approved: areAllPending(scope.account.id, [sale.id]),
			seller_cannot_receive: mayOwnersReceive(scope.account.id, approved),
			sale_budget_short: canBudgetsPay(scope.account.id, sumsByBudget(approved)),
		}),
		...composeApproval(scope, { actor_id: scope.user.id, now: scope.clock.now() }, approved),
	];
}

async function takeBack(scope: MemberScope, sale: WaitingSaleRow, reason: string): Promise<Statement[]> {
	const { account, user, clock, newId } = scope;
	const payments = await scope.read(listPayments(account.id, sale.id));
	const shared = { account_id: account.id, actor_id: user.id, source: "sale_reversal", reason, now: clock.now() };
	return [
		...payments.flatMap(({ id }) => reverseWhatIsLeft({ ...shared, id: newId(), reverses_transaction_id: id })),
		...closeOne(scope, sale, "approved", reason),
	];
}

/** The sale counts no longer, and says why. */
function closeOne(
	scope: MemberScope,
	sale: WaitingSaleRow,
	counted: "pending" | "approved",
	reason: string,
): Statement[] {
	const { month, amount } = amountOf(scope, sale);
	const change = { owner_id: sale.owner_id, month, ...{ approved: 0, pending: 0 }, [counted]: -amount };
	return [
		...changeMonths(scope.account.id, [change]),
		reverseSaleRow(scope.account.id, sale.id, reason, scope.clock.now()),
	];
}
