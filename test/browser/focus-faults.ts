/** Focus that cannot be seen, found inside the page; the functions run in the browser and use nothing but each other. */

/** Gives everything the focus in turn, as the Tab key does once it was pressed, and names what cannot be seen then. */
export function findHiddenFocus(): string[] {
	const faults = new Set<string>();
	const stops = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
	for (const element of document.querySelectorAll<HTMLElement>(stops)) {
		if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled")) continue;
		element.focus();
		if (document.activeElement !== element) continue;
		const words = (element.textContent || element.getAttribute("name") || "").trim().slice(0, 30);
		const about = `${element.tagName.toLowerCase()}.${element.getAttribute("class")} "${words}"`;
		const { parentElement, nextElementSibling, firstElementChild } = element;
		const ringed = [element, element.closest("label"), parentElement, nextElementSibling, firstElementChild];
		if (!ringed.some((one) => one && (isRinged(one) || isRinged(one, "::after"))))
			faults.add(`focus without a ring: ${about}`);
		if (isClipped(element)) faults.add(`focus on what is not seen: ${about}`);
		const cover = findCover(element, ".bar, .tab-bar, .action-bar, .give-foot, .toasts, dialog, [popover]");
		if (cover) faults.add(`focus hidden by ${cover}: ${about}`);
	}
	return [...faults];
}

/** Whether it, or what it stands in, is there for screen readers alone; a box to tick may be seen as its label. */
export function isClipped(element: Element): boolean {
	const isClip = (one: Element) => getComputedStyle(one).clipPath.startsWith("inset(50%");
	for (let one: Element | null = element; one; one = one.parentElement)
		if (isClip(one) && !(one === element && element.closest("label"))) return true;
	return false;
}

/** Whether an element, or a part of it, has a ring of at least 2 px. */
export function isRinged(element: Element, part?: string): boolean {
	const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
	return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
}

/** What hides top, middle or bottom of it: the window's edge, or something of another plane, by its class. */
export function findCover(element: HTMLElement, planes: string): string | undefined {
	const own = element.getBoundingClientRect();
	// A box that is not drawn is seen as its label.
	const box = own.width < 4 ? (element.closest("label") ?? element).getBoundingClientRect() : own;
	const x = Math.min(Math.max(box.left + box.width / 2, 1), window.innerWidth - 1);
	const isTall = box.height > window.innerHeight / 2;
	const heights = isTall ? [box.top + 24] : [box.top + 2, box.top + box.height / 2, box.bottom - 2];
	const covers = heights.map((y) => {
		const isOut = y < 0 || y > window.innerHeight || box.right < 0 || box.left > window.innerWidth;
		if (isOut) return `the window's edge at ${Math.round(y)} of ${window.innerHeight}`;
		const cover = document.elementFromPoint(x, y)?.closest(planes);
		return cover && !cover.contains(element) ? `${cover.tagName.toLowerCase()}.${cover.className}` : undefined;
	});
	return covers.find((cover) => cover !== undefined);
}
