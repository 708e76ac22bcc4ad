/** Long names on a page, put there inside the browser; the function uses nothing but the page. */

/** Everybody gets the same long name; answers what puts their own names back. */
export function replaceNames(names: string[], longName: string): () => void {
	const pattern = new RegExp(names.join("|"), "g");
	const replaced: { node: Node; text: string }[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = node.nodeValue ?? "";
		const longer = text.replace(pattern, longName);
		if (longer === text) continue;
		replaced.push({ node, text });
		node.nodeValue = longer;
	}
	return () => {
		for (const { node, text } of replaced) node.nodeValue = text;
	};
}
