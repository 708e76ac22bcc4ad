/** What the wallet's screen shows: both balances, what ends when, what the wallet buys, what moved; for owners how it works. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getWalletHistoryFace } from "#workers/features/wallets/lists/get-wallet-history";
import { tilesFor } from "~/features/catalog/index.server";
import { loadList, reportAction } from "~/list/list-loader.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { showMovement } from "./movement.server";

const saving = "wallets/save-wallet";

/** So many products stand on the screen; the store has them all. */
const shown = 4;

/** One's own wallet. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const [found, ending, list, products] = await Promise.all([
		context.call("wallets/get-wallets", {}),
		context.call("points-expiry/get-expiring-points", {}),
		loadList(args, getWalletHistoryFace, { shows: showMovement(context) }),
		context.attempt("catalog/get-items", { page: 0, pageSize: shown, filters: { product_type: "wallet_product" } }),
	]);
	const [wallet, points] = found.wallets;
	const day = (ms: number) => context.format.time(ms, "recognition");
	return {
		title: wallet!.name,
		wallet: wallet!,
		points: points!,
		doPointsEnd: ending.months !== null,
		expiries: found.expiries.map((expiry) => ({ ...expiry, day: day(expiry.expires_at) })),
		list: { ...list, rows: list.rows },
		products: products.ok
			? { items: products.answer.table_rows.map(tilesFor(context)), count: products.answer.total_rows }
			: null,
		now_ms: Date.now(),
		settings:
			found.available_points === null
				? null
				: {
						available: found.available_points,
						values: {
							name: context.account.labels.wallet_module_namings?.[context.language_code] ?? "",
							expiry_months: found.expiry_months ?? "",
						},
						form: await context.form(saving, {
							name: "wallets:settings.name",
							expiry_months: "wallets:settings.months",
						}),
					},
	};
}

/** Saves how the wallet works, its name in the language of whoever saves it; or asks for what moved as a file. */
export const action = reportAction(getWalletHistoryFace, {
	[saving]: {
		input: ({ context }) => ({ language_code: context.language_code }),
		done: () => redirectWithNotice("/wallet", "wallets:notices.saved"),
	},
});
