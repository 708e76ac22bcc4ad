/** Markup that a server keeps is the very markup that it would draw, and browsers hydrate it without noticing. */
import i18next from "i18next";
import type { ReactElement } from "react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CachedMarkup, MarkupCacheProvider } from "../../app/remix-internals/cached-markup";
import { cacheFor } from "../../app/remix-internals/markup-cache.server";
import { AccountDisplayProvider } from "../../app/ui/account-display";
import { StoreTile } from "../../app/ui/store-tile";
import { TextsProvider } from "../../app/ui/texts";
import common from "../../public/locales/en/common.json";

const i18n = i18next.createInstance();
i18n.init({
	lng: "en",
	defaultNS: "common",
	resources: { en: { common } },
	interpolation: { escapeValue: false },
	initImmediate: false,
});

const account = { pointsLabel: "points", pointPriceMicros: 10_000 };

function page(part: ReactElement, isCached: boolean, display = account) {
	return (
		<TextsProvider i18n={i18n}>
			<MarkupCacheProvider value={isCached ? cacheFor(i18n) : null}>
				<AccountDisplayProvider value={display}>{part}</AccountDisplayProvider>
			</MarkupCacheProvider>
		</TextsProvider>
	);
}

const camera = Object.freeze({ id: 7, name: "Camera <2>", brand_name: "Lumen & Co", points: 300, created_at: 1 });
const tile = (balance: number) => <StoreTile item={camera} balance={balance} nowMs={0} />;

test("a tile of what is kept is the same markup, also the second time, for each reader's balance", () => {
	for (const balance of [300, 299, 1_000]) {
		const drawn = renderToString(page(tile(balance), false));
		expect(renderToString(page(tile(balance), true))).toBe(drawn);
		expect(renderToString(page(tile(balance), true))).toBe(drawn);
	}
});

const counted = { drawn: 0 };

function Counted() {
	counted.drawn += 1;
	return <b>part</b>;
}

test("what is kept is drawn once for each object and each way of showing it; what may change is drawn each time", () => {
	counted.drawn = 0;
	const kept = (shown: object, alike: string) =>
		renderToString(
			page(
				<CachedMarkup shown={shown} alike={alike} className="face">
					<Counted />
				</CachedMarkup>,
				true,
			),
		);
	const [one, other] = [Object.freeze({}), Object.freeze({})];
	expect([kept(one, "a"), kept(one, "a"), kept(one, "b"), kept(other, "a")]).toEqual(
		Array.from({ length: 4 }, () => '<div class="face"><b>part</b></div>'),
	);
	expect(counted.drawn).toBe(3);
	const loose = {};
	kept(loose, "a");
	kept(loose, "a");
	expect(counted.drawn).toBe(5);
});

test("a part that shows no one thing is drawn once for all that `alike` names, three hundred of them; what is not used goes first", () => {
	counted.drawn = 0;
	const named = (alike: string, isCached = true) =>
		renderToString(
			page(
				<CachedMarkup alike={alike}>
					<Counted />
				</CachedMarkup>,
				isCached,
			),
		);
	const names = Array.from({ length: 301 }, (_, at) => `menu ${at}`);
	const drawn = names.flatMap((name) => [named(name), named("menu 0")]);
	expect(new Set(drawn)).toEqual(new Set(["<div><b>part</b></div>"]));
	expect(counted.drawn).toBe(names.length);
	named("menu 1");
	expect(counted.drawn).toBe(names.length + 1);
	expect(named("menu 1", false)).toBe(drawn[0]);
});

test("accounts that show points in another way get their own", () => {
	const stars = renderToString(page(tile(300), true, { pointsLabel: "stars", pointPriceMicros: 20_000 }));
	expect(stars).toContain("stars");
	expect(stars).toContain("$6.00");
	expect(renderToString(page(tile(300), true))).toContain("$3.00");
});

test("browsers hydrate it as any part", async () => {
	const box = document.createElement("div");
	box.innerHTML = renderToString(page(tile(300), true));
	const problems: unknown[] = [];
	await act(async () => {
		hydrateRoot(box, page(tile(300), false), { onRecoverableError: (error) => problems.push(error) });
	});
	expect(problems).toEqual([]);
	expect(box.querySelector("a")?.textContent).toBe("Camera <2>");
});
