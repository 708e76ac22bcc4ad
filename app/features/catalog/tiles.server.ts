/** Makes tiles of store items for a reader; the end of a flash sale is written in US eastern time. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type TileItem, toTile } from "./tile-item";

/** Where flash sales end (specification §9). */
const easternTime = "America/New_York";

type Reader = Pick<LoaderFunctionArgs["context"], "texts" | "language_code">;

/** The tile of each item, in the reader's language. */
export function tilesFor(reader: Reader): (item: Parameters<typeof toTile>[0]) => TileItem {
	return (item) => {
		const tile = item.product_type === "wallet_product" ? { ...toTile(item), label: walletName(reader) } : toTile(item);
		return tile.live_to_date === undefined ? tile : { ...tile, live_to_text: saleEnd(tile.live_to_date, reader) };
	};
}

/** What the reader's wallet holds; null without one, and where points are hidden. */
export async function readInWallet(context: LoaderFunctionArgs["context"]): Promise<number | null> {
	if (context.account.flags.wallets_enabled !== 1) return null;
	const found = await context.attempt("wallets/refresh-user-wallet-points", {});
	return found.ok ? found.answer.wallet_balance_in_points : null;
}

/** The tile with what the wallet holds, where the wallet pays its item. */
export function paidFrom(in_wallet: number | null): (tile: TileItem) => TileItem {
	return (tile) => (tile.label === undefined || in_wallet === null ? tile : { ...tile, in_wallet });
}

/** What the account calls the balance that pays a wallet's products. */
export function walletName({ texts }: Pick<Reader, "texts">): string {
	return texts.t("wallets:name");
}

/** 'Until Nov 22, 6:00 PM EST'. */
export function saleEnd(ms: number, { texts, language_code }: Reader): string {
	const time = new Intl.DateTimeFormat(language_code, {
		timeZone: easternTime,
		month: "short",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZoneName: "short",
	}).format(ms);
	return texts.t("catalog:flash.until", { time });
}
