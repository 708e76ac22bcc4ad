/** Which tests a check runs by itself: those of what changed and of what leans on it, and all of them when in doubt. */
import { expect, test } from "vitest";
import { type Known, testsOf } from "../../scripts/chosen-tests.mjs";

const known: Known = {
	features: ["cart", "checkout", "catalog", "mail", "orders", "home"],
	arrows: { cart: ["catalog"], checkout: ["cart", "orders"], orders: ["mail"] },
	tests: [
		{ path: "test/features/cart/save-item.test.ts", text: 'call("cart/save-item")' },
		{ path: "test/features/checkout/checkout-once.test.ts", text: 'call("checkout/checkout")' },
		{ path: "test/features/mail/send-invitation-emails.test.ts", text: 'from "#workers/features/mail"' },
		{ path: "test/features/orders/get-orders.test.ts", text: 'try("checkout/checkout"); call("orders/get-orders")' },
		{ path: "test/features/home/page.test.ts", text: 'fetch("/webapp")' },
	],
};
const contract = ["test/architecture/", "test/contract/", "test/app/", "test/ui/"];
const pages = "test/features/home/page.test.ts";
const chosen = (...changed: string[]) => testsOf(changed, known)?.sort();

test("a feature's change runs its tests, those that lean on it or use it, those of pages, and what holds for everything", () => {
	expect(chosen("workers/features/cart/store.ts")).toEqual(
		[
			...contract,
			pages,
			"test/features/cart/save-item.test.ts",
			"test/features/checkout/checkout-once.test.ts",
			"test/features/orders/get-orders.test.ts",
		].sort(),
	);
	expect(chosen("app/features/mail/letter.tsx", "public/locales/en/mail.json")).toContain(
		"test/features/checkout/checkout-once.test.ts",
	);
	expect(chosen("test/features/mail/letters.ts")).not.toContain("test/features/cart/save-item.test.ts");
});

test("words and commands run the tests of the source alone, and a test itself", () => {
	expect(chosen("README.md", "docs/operations.md", "scripts/start.mjs", "test/browser/journey.test.ts")).toEqual([
		"test/architecture/",
	]);
	expect(chosen("test/features/cart/save-item.test.ts")).toEqual([
		"test/architecture/",
		"test/features/cart/save-item.test.ts",
	]);
	expect(chosen("test/contract/rights.json")).toEqual(["test/architecture/", "test/contract/"]);
});

test.each([
	"workers/kernel/database.ts",
	"workers/http/app.ts",
	"workers/features/arrows.json",
	"workers/features/brand-new/store.ts",
	"app/shell/frame.tsx",
	"app/ui/button.tsx",
	"drizzle/catalog.ts",
	"migrations/shard/0001.sql",
	"public/locales/en/common.json",
	"test/kit/tenant.ts",
	"test/load/settings.ts",
	"scripts/migrate.mjs",
	"package-lock.json",
	"vitest.config.ts",
	"anything/else.ts",
])("%s asks for every test", (path) => {
	expect(chosen("README.md", path)).toBeUndefined();
});
