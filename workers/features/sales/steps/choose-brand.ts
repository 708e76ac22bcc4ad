/** The brand of a sale: that of its item, or one that the seller names; a name that is new makes a brand that waits for an account owner. */
import { invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { insertSaleBrand } from "../store/catalogue";
import { findBrandNamed, isBrandSo, type SoldItemRow } from "../store/sales";

/** The item with the brand and the budget of the sale, what makes the brand, and what must hold of it. */
export type ChosenBrand = {
	item: SoldItemRow;
	isApproved: boolean;
	statements: Statement[];
	holds: Statement | undefined;
};

/** The brand under this name; none named: the item's own. Throws where a brand of this name was rejected or is off. */
export async function chooseBrand(scope: MemberScope, item: SoldItemRow, name: string): Promise<ChosenBrand> {
	const { account, clock, newId, read, translate } = scope;
	if (name === "") return { item, isApproved: true, statements: [], holds: undefined };
	const [known] = await read(findBrandNamed(account.id, name));
	if (!known) {
		const { budget_id } = item;
		const brand = { id: newId(), name, budget_id, is_active: 1 as const, status: "pending" as const };
		const statements = [insertSaleBrand(account.id, brand, clock.now())];
		return { item: { ...item, brand_id: brand.id }, isApproved: false, statements, holds: undefined };
	}
	if (known.status === "rejected" || known.is_active === 0)
		throw invalid({ proposed_brand: [translate("sales:validation.proposedBrand")] });
	const { id: brand_id, budget_id, budget_account_id } = known;
	return {
		item: { ...item, brand_id, budget_id, budget_account_id },
		isApproved: known.status === "approved",
		statements: [],
		holds: isBrandSo(account.id, known),
	};
}
