/** What whoever has the link of a list sees of it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maxWishes, pageSize } from "#workers/features/wish-lists/rules/wish";
import { walletName } from "~/features/catalog/index.server";

/** The list without anything of its owner's points. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const asked = Math.trunc(Number(new URL(request.url).searchParams.get("page"))) || 1;
	const page = Math.min(maxWishes / pageSize, Math.max(1, asked));
	const token = String(params.token);
	const list = await context.call("wish-lists/get-shared-wish-list", { token, page });
	return {
		...list,
		items: list.items.map(({ product_type, ...item }) => ({
			...item,
			label: product_type === "wallet_product" ? walletName(context) : null,
		})),
		title: list.name,
		changed: context.format.time(list.updated_at, "recognition"),
		page,
		path: `/wish_lists/shared/${token}`,
	};
}
