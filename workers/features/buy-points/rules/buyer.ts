/** Who may buy what, by the switches of account and person. @browser-safe @pure */
import { type Account, isOn, isOnFor, type User } from "#workers/kernel/identity";
import { type Buyer, mayBuy, type Product, products } from "./purchase";

/** An account and a person of it. */
export type Person = { account: Pick<Account, "flags">; user: Pick<User, "role" | "switches"> };

/** What decides it. */
export function buyerOf({ account, user }: Person): Buyer {
	return {
		role: user.role,
		isAllowed: isOnFor(user, "buy_points_enabled"),
		hasPoints: !isOn(account, "hide_points_for_account"),
		hasWallets: isOn(account, "wallets_enabled"),
		sellsPoints: isOn(account, "buy_points_enabled"),
		sellsWalletPoints: isOn(account, "buy_wallet_points_enabled"),
	};
}

/** What this person may buy. */
export const productsFor = (person: Person): Product[] =>
	products.filter((product) => mayBuy(buyerOf(person), product));
