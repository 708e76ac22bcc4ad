/** `npm run where` leads from what a person has in hand to the files that answer for it. */
import { expect, test } from "vitest";
import { where } from "../../scripts/where.mjs";

test.each([
	[
		"a call",
		"checkout/checkout",
		["workers/features/checkout/endpoints/checkout.ts", "app/features/checkout/place-order.server.ts"],
	],
	["a call as the network names it", "api_save_comment", ["workers/features/activity/endpoints/save-comment.ts"]],
	["an address of the API", "/api/points/api_get_ledger", ["workers/features/points/lists/get-ledger.ts"]],
	[
		"a screen with its host",
		"http://acme.localhost:8787/webapp/store/orders/12?x=1",
		["app/features/orders/order.route.tsx"],
	],
	["the home", "/webapp", ["app/features/home/home.route.tsx"]],
	["a download", "/files/3a", ["workers/features/files/endpoints/get-file.ts"]],
	[
		"a requirement",
		"cart-03",
		["test/features/cart/shopping-cart.test.ts", "workers/features/cart/endpoints/save-shopping-cart-item.ts"],
	],
	[
		"a requirement that a page proves",
		"topbar-12",
		["test/screens/shell/frame.test.ts", "app/shell/top-bar.tsx", "app/shell/navigation.ts"],
	],
	[
		"words that people read",
		"Forgot your password",
		["public/locales/en/session.json", "app/features/session/login.route.tsx"],
	],
	["a table", "order_lines", ["drizzle/orders.ts", "workers/features/orders/store/orders.ts"]],
	["a job", "orders/notify-move", ["workers/features/orders/jobs/notify-move.ts"]],
])("%s: %s", (_kind, asked, files) => {
	expect(where(asked)).toEqual(expect.arrayContaining(files));
});

test("what nobody answers for has no files", () => {
	expect(where("no such thing at all, anywhere")).toEqual([]);
});
