/** What outlives a request lies in workers/runtime, where it has a bound: no other module holds anything that changes. */
import { expect, test } from "vitest";
import { readCodeFiles } from "./source-files";

/** What may hold something all the same, and why. */
const reasons: Record<string, string> = {
	"app/remix-internals/markup-cache.server.tsx":
		"the screens are bundled apart from workers/runtime; their markup lives as long as what it shows, and of menus three hundred live",
	"app/remix-internals/late-scripts.tsx": "runs in the browser, whose page is its life",
	"app/remix-internals/style-links.tsx": "runs in the browser, whose page is its life",
	"app/ui/open-dialogs.ts": "runs in the browser, whose page is its life",
	"app/ui/texts.tsx": "lookups live as long as their texts",
	"workers/features/activity/store/known-kinds.ts": "filled once by the registry when the Worker starts",
	"workers/features/catalog/store/known-shop-parts.ts": "filled once by the registry when the Worker starts",
	"workers/features/imports/store/known-imports.ts": "filled once by the registry when the Worker starts",
	"workers/features/moderation/store/known-sources.ts": "filled once by the registry when the Worker starts",
	"workers/features/notifications/store/known-notifications.ts": "filled once by the registry when the Worker starts",
	"workers/features/list-views/store/known-lists.ts": "filled once by the registry when the Worker starts",
	"workers/features/reports/store/known-reports.ts": "filled once by the registry when the Worker starts",
	"workers/features/overview/store/known-parts.ts": "filled once by the registry when the Worker starts",
	"workers/features/points/store/known-earnings.ts": "filled once by the registry when the Worker starts",
	"workers/features/search/store/known-sections.ts": "filled once by the registry when the Worker starts",
	"workers/http/screens.ts": "one handler for each section of the application, of which there are as many as routes",
	"workers/kernel/bulk-actions.ts": "filled once by the registry when the Worker starts",
	"workers/kernel/references.ts": "filled once by the registry when the Worker starts",
	"workers/kernel/jobs-after-import.ts": "filled once by the registry when the Worker starts",
	"workers/kernel/people-sets.ts": "filled once by the registry when the Worker starts",
	"workers/kernel/menu.ts": "filled once by the registry when the Worker starts",
};

/** A variable of a module that can be set again, or holds a collection that no type says nobody changes. */
const holders = [
	/^(?:export )?(?:let|var) (\w+)/gm,
	/^(?:export )?const (\w+)(?!: Readonly)(?:: [^=\n]+)? = new (?:Map|Set|WeakMap|WeakSet|BoundedCache)\b/gm,
	/^(?:export )?const (\w+)(?!: [^=\n]*[Rr]eadonly)(?:: [^=\n]+)? = (?:\[\]|\{\});/gm,
];

/** The words by which a module says that something is worth keeping; a rule only may make a constant late (`once`). */
const words = /\b(memoized|perObject|doOnce)\(/;

const code = readCodeFiles(["app", "workers"]).filter(({ path }) => /^(app|workers)\/.+\.tsx?$/.test(path));

test("no module outside workers/runtime holds what changes, but for those with a reason", () => {
	const found = code
		.filter(({ path }) => !path.startsWith("workers/runtime/"))
		.filter(({ text }) => holders.some((holder) => text.match(holder)))
		.map(({ path }) => path);
	expect(found.sort()).toEqual(Object.keys(reasons).sort());
});

test("rules are functions of what they are given: they keep nothing", () => {
	const found = code.filter(({ path, text }) => path.includes("/rules/") && words.test(text)).map(({ path }) => path);
	expect(found).toEqual([]);
});
