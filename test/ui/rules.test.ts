/** The rules of the kit: data in, data out. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { counterTone, showsCounter } from "../../app/ui/rules/counter-tone";
import {
	currentHref,
	holdsCurrent,
	isCurrent,
	moreSections,
	type NavItem,
	sectionIcon,
	splitNav,
} from "../../app/ui/rules/navigation";
import { clampPage, hasPages, rowsOnPage } from "../../app/ui/rules/paging";
import { formatMoney, formatPoints, usualFormat } from "../../app/ui/rules/points";
import { percentLeft, progressTone } from "../../app/ui/rules/progress";
import { statusTone } from "../../app/ui/rules/status-tone";
import {
	isFlashSale,
	pointsMissing,
	type TileItem,
	tileHref,
	tileLabels,
	tileLinks,
	tilePrice,
} from "../../app/ui/rules/store-tile";
import { cutBarName, cutBrandName, cutText, initialsOf, itemNameLength } from "../../app/ui/rules/text";
import * as timings from "../../app/ui/timings";

describe("texts", () => {
	test("a user's name in the bar is cut at 20 characters", () => {
		expect(cutBarName("Maximiliana Featherstonehaugh")).toBe("Maximiliana Feathers…");
		expect(cutBarName("Twenty characters ok")).toBe("Twenty characters ok");
	});

	test("a brand is cut to 50 characters, to 25 in rows of recommendations", () => {
		const brand = "b".repeat(60);
		expect(cutBrandName(brand)).toBe(`${"b".repeat(50)}…`);
		for (const context of ["recommended", "new_arrivals", "most_popular"] as const) {
			expect(cutBrandName(brand, context)).toBe(`${"b".repeat(25)}…`);
		}
	});

	test("an item's name is cut to 65 characters", () => {
		expect(cutText("n".repeat(66), itemNameLength)).toBe(`${"n".repeat(65)}…`);
		expect(cutText("n".repeat(65), itemNameLength)).toBe("n".repeat(65));
	});

	test("initials come from the first and the last word", () => {
		expect(initialsOf("Ana María de la Cruz")).toBe("AC");
		expect(initialsOf("cher")).toBe("C");
		expect(initialsOf("  ")).toBe("");
	});
});

describe("navigation", () => {
	const items = (count: number): NavItem[] =>
		Array.from({ length: count }, (_, index) => ({ key: `k${index}`, label: `L${index}`, href: `/p${index}` }));

	test("up to four entries stand inline; of more, the first three, and the rest under MORE", () => {
		expect(splitNav(items(4))).toMatchObject({ inline: { length: 4 }, more: [] });
		const { inline, more } = splitNav(items(6));
		expect([inline.map((item) => item.key), more.map((item) => item.key)]).toEqual([
			["k0", "k1", "k2"],
			["k3", "k4", "k5"],
		]);
	});

	test("the part that holds the current address is found, at any depth", () => {
		const mine: NavItem = {
			key: "mine",
			label: "Mine",
			sections: [{ key: "s", title: "S", items: [{ key: "orders", label: "Orders", href: "/store/orders" }] }],
		};
		const store: NavItem = { key: "store", label: "Store", href: "/store" };
		const at = (path: string) => [mine, store].filter((item) => holdsCurrent(item, currentHref([mine, store], path)));
		expect(at("/store/orders/7")).toEqual([mine]);
		expect(at("/store/item/7")).toEqual([store]);
		expect(at("/points")).toEqual([]);
		expect(isCurrent("/", "/store")).toBe(false);
		expect(isCurrent("/store", "/storeroom")).toBe(false);
		expect(isCurrent("/store?sort=new", "/store")).toBe(true);
	});

	test("under MORE loose links share the first section, sections keep theirs", () => {
		const sections = moreSections([
			...items(2),
			{ key: "x", label: "X", sections: [{ key: "team", title: "Team", items: items(1) }] },
		]);
		expect(sections.map((section) => [section.title, section.items.length])).toEqual([
			["", 2],
			["Team", 1],
		]);
	});

	test("each section key has its icon", () => {
		const keys =
			"shop polls ideas edit_profile moderation my_account budgets my_profile my_team my_wishlists nominations nominations_results photo_albums photo_contest sales";
		for (const key of keys.split(" ")) expect(sectionIcon(key), key).toBeDefined();
	});
});

describe("states and figures", () => {
	test.each([
		["active", ["active", "on", "Approved", "kept", "given"]],
		[
			"inactive",
			[
				"pending",
				"waiting",
				"inactive",
				"off",
				"paused",
				"draft",
				"pre approved",
				"changes_suggested",
				"Changes suggested",
			],
		],
		["expired", ["expired", "rejected", "refused", "not given", "warning", "denied", "cancelled", "canceled"]],
		["gray", ["archived", "all", "whatever"]],
	])("the dot is %s", (tone, statuses) => {
		for (const status of statuses) expect(statusTone(status), status).toBe(tone);
	});

	test("a meter is orange under 25, the client's colour from there on, grey when not active", () => {
		expect([progressTone(24), progressTone(25), progressTone(10, false)]).toEqual(["low", "brand", "off"]);
		expect([percentLeft(1, 300), percentLeft(5, 0), percentLeft(900, 300), percentLeft(-5, 300)]).toEqual([
			1, 0, 100, 0,
		]);
	});

	test("a typed page is clamped to 1 and the page count", () => {
		expect([clampPage("0", 9), clampPage("10", 9), clampPage("x", 9), clampPage("3.7", 9), clampPage("-2", 9)]).toEqual(
			[1, 9, 1, 3, 1],
		);
		fc.assert(
			fc.property(fc.string(), fc.integer({ min: 1, max: 999 }), (typed, count) => {
				const page = clampPage(typed, count);
				return Number.isInteger(page) && page >= 1 && page <= count;
			}),
		);
	});

	test("there is nothing to page through at one page or fewer", () => {
		expect([hasPages(0), hasPages(1), hasPages(2)]).toEqual([false, false, true]);
		expect(rowsOnPage(2, 28, 40)).toEqual({ from: 29, to: 40 });
		expect(rowsOnPage(1, 28, 0)).toEqual({ from: 0, to: 0 });
	});

	test("points carry a separator, money stands only where a price is set", () => {
		expect(formatPoints(4250)).toBe("4,250");
		expect(formatMoney(4250, 10_000)).toBe("$42.50");
		expect(formatMoney(4250, null)).toBeNull();
		expect(formatMoney(100, 5_000, { ...usualFormat, symbol: "£" })).toBe("£0.50");
	});
});

describe("store tiles", () => {
	const item: TileItem = { id: 5, name: "Camera", points: 300 };
	const now = 1_000_000;

	test("'New!' shows when created_at is present", () => {
		expect(tileLabels({ ...item, created_at: 1 }, now)).toEqual(["new"]);
		expect(tileLabels(item, now)).toEqual([]);
	});

	test("a price is a range when the most exceeds the least", () => {
		expect(tilePrice({ ...item, minimum_display_cost: 200, maximum_display_cost: 900 })).toEqual({
			min: 200,
			max: 900,
			isPerItem: false,
		});
		expect(tilePrice({ ...item, minimum_display_cost: 200, maximum_display_cost: 200 })).toMatchObject({
			min: 200,
			max: 200,
		});
	});

	test("with quantity multiples the price is multiplied by the least of them, per item", () => {
		expect(tilePrice({ ...item, quantity_multiples: { static_multiples: [12, 6], base_multiplier: null } })).toEqual({
			min: 1800,
			max: 1800,
			isPerItem: true,
		});
		expect(tilePrice({ ...item, quantity_multiples: { base_multiplier: 5 } }).min).toBe(1500);
	});

	test("the balance covers the price at exactly the price", () => {
		expect([pointsMissing(item, 300), pointsMissing(item, 299)]).toEqual([0, 1]);
	});

	test("an expired offer stops linking", () => {
		expect([tileLinks({ ...item, live_to_date: now }, now), tileLabels({ ...item, live_to_date: now }, now)]).toEqual([
			false,
			["expired"],
		]);
		expect(tileLinks({ ...item, live_to_date: now + 1 }, now)).toBe(true);
	});

	test("stock says 'Only N left' at 10 or fewer and 'Out of Stock' at 0", () => {
		const labels = (quantity_left: number | null) => tileLabels({ ...item, quantity_left }, now);
		expect([labels(11), labels(10), labels(1), labels(0), labels(null)]).toEqual([[], ["few"], ["few"], ["out"], []]);
	});

	test("a flash sale needs its flag and an old price above the new one", () => {
		expect(isFlashSale({ ...item, is_flash_sale_item: 1, points_was: 400 })).toBe(true);
		expect(isFlashSale({ ...item, is_flash_sale_item: 1, points_was: 300 })).toBe(false);
		expect(isFlashSale({ ...item, is_flash_sale_item: 0, points_was: 400 })).toBe(false);
		expect(isFlashSale({ ...item, points: -5, is_flash_sale_item: 1, points_was: 0 })).toBe(false);
	});

	test("the link keeps the query when asked", () => {
		expect([tileHref(5), tileHref(5, "?page=2&sort=new")]).toEqual(["/store/item/5", "/store/item/5?page=2&sort=new"]);
	});
});

describe("what is typed", () => {
	test("a counter is red below the minimum and green from it on", () => {
		expect([counterTone(4, 5), counterTone(5, 5), counterTone(4, undefined)]).toEqual(["bad", "good", "plain"]);
		expect([showsCounter(0, undefined, 1_000), showsCounter(799, undefined, 1_000)]).toEqual([false, false]);
		expect([
			showsCounter(800, undefined, 1_000),
			showsCounter(0, 3, 1_000),
			showsCounter(0, undefined, undefined),
		]).toEqual([true, true, false]);
	});
});

test("the waits are those of the specification", () => {
	expect(timings).toMatchObject({
		toastMs: 8000,
		errorToastMs: 10_000,
		pagerDelayMs: 30,
		filterDebounceMs: 300,
		selectionDebounceMs: 500,
		searchDebounceMs: 500,
		recognitionOpenMs: 200,
		statusMessageMs: 3000,
		pollingIntervalMs: 20_000,
		hoverDelayMs: 100,
	});
});
