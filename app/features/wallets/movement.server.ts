/** A movement of a wallet in words: what happened, why and when, and what it leads to. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textKey } from "#workers/kernel/names";
import type { EndpointOutput } from "#workers/registry";

type Context = Pick<LoaderFunctionArgs["context"], "format" | "texts">;

/** A movement as the call gives it. */
export type Movement = EndpointOutput<"wallets/get-wallet-history">["table_rows"][number];

/** A movement as screens show it. */
export function showMovement({ format, texts }: Context) {
	return ({ id, kind, points, reason, order_id, order_number, created_at, expires_at, actor_name }: Movement) => {
		const what = texts.t(textKey(`wallets:history.${kind}`), { number: order_number ?? "" });
		const hasReason = reason !== "" && kind !== "expired";
		const details = [
			...(hasReason ? [what] : []),
			format.time(created_at, "recognition"),
			...(expires_at === null
				? []
				: [texts.t("wallets:history.ends", { date: format.time(expires_at, "recognition") })]),
			...(kind === "issued" && actor_name ? [texts.t("wallets:history.by", { name: actor_name })] : []),
		];
		return {
			...{ id, points },
			title: hasReason ? reason : what,
			details: details.join(" · "),
			href: order_id === null ? null : `/store/orders/${order_id}`,
		};
	};
}

/** What screens get of a movement. */
export type ShownMovement = ReturnType<ReturnType<typeof showMovement>>;
