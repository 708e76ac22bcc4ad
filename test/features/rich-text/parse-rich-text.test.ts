/** HTML from outside becomes a tree that cannot carry anything but words, headings, lists and links. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRichText, plainTextOf, richText } from "#workers/features/rich-text";

const p = (...children: unknown[]) => ({ tag: "p", children });

test("elements named as what every object inherits are no elements of ours", () => {
	for (const name of ["constructor", "toString", "hasOwnProperty", "valueOf"])
		expect(parseRichText(`<p>Soft <${name}>and</${name}> warm</p>`)).toEqual([p("Soft"), p("and"), p("warm")]);
});

test("the longest descriptions stay small, however they are built", () => {
	for (const html of [
		"<br>",
		"a<b>b</b>",
		"a <span>b</span> ",
		"<ul><li>x",
		"<p>x",
		"<p> <br> </p>",
		"<b>",
		" <i> </i>",
	]) {
		const text = parseRichText(html.repeat(100_000 / html.length));
		expect([html, JSON.stringify(text).length < 500_000, richText.safeParse(text).success]).toEqual([html, true, true]);
	}
});

test.each([
	["plain words", "Warm  and\n soft", [p("Warm and soft")]],
	["paragraphs and line breaks", "<p>One<br>two</p><p> </p><p>Three</p>", [p("One", { tag: "br" }, "two"), p("Three")]],
	[
		"boxes in the place of paragraphs",
		"<div>One</div><div><span>Two</span> <b>bold</b></div>",
		[p("One"), p("Two ", { tag: "strong", children: ["bold"] })],
	],
	[
		"lists",
		"<ul><li>One</li>\n<li><p>Two</p></li></ul>",
		[
			{
				tag: "ul",
				children: [
					{ tag: "li", children: ["One"] },
					{ tag: "li", children: [p("Two")] },
				],
			},
		],
	],
	["headings below the page's own", "<h1>Care</h1>Wash", [{ tag: "h3", children: ["Care"] }, p("Wash")]],
	["entities", "Tom &amp; Ada &lt;3", [p("Tom & Ada <3")]],
	[
		"links to pages",
		'<a href="https://example.com/a?b=1">Size chart</a>',
		[p({ tag: "a", href: "https://example.com/a?b=1", children: ["Size chart"] })],
	],
	["strange links as words", '<a href="javascript:alert(1)">x</a> <a href=" data:text/html,1">y</a>', [p("x y")]],
	[
		"no scripts and styles",
		"<style>p{}</style><p onclick=alert(1)>A</p><script>alert(1)</script><svg><p>b</p></svg>",
		[p("A")],
	],
	["unclosed elements", "<p>One<p>Two <b>bold", [p("One"), p("Two ", { tag: "strong", children: ["bold"] })]],
	["nothing", "  <p></p><br>", []],
])("a text keeps %s", (_what, html, tree) => {
	expect(parseRichText(html)).toEqual(tree);
});

test("the words of a text stand apart", () => {
	expect(plainTextOf(parseRichText("<h2>Care</h2><ul><li>Wash</li><li>Dry</li></ul>"))).toBe("Care Wash Dry");
});

test("whatever comes in, only the declared shape comes out", () => {
	const piece = fc.oneof(
		fc.string(),
		fc.constantFrom(
			"<p>",
			"</p>",
			"<ul>",
			"<li>",
			"</ul>",
			"<b>",
			"</div>",
			"<div>",
			"<a href='https://a.b'>",
			"</a>",
			"<script>",
			"</script>",
			"<br>",
			"<blockquote>",
		),
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
			const tree = parseRichText(pieces.join(""));
			expect(richText.parse(tree)).toEqual(tree);
			expect(tree.every((node) => typeof node !== "string")).toBe(true);
		}),
		{ numRuns: 300 },
	);
});
