/** Focus that cannot be seen, found inside the page; the functions run in the browser and use nothing but each other. */

/**
 * Gives everything the focus in turn, as the Tab key does once it was pressed, and names what cannot be seen then; what
 * stands around the screen is left out where it was looked at before (describeFrame).
 */
export function findHiddenFocus(isFrameKnown: boolean): string[] {
	const faults = new Set<string>();
	for (const element of document.querySelectorAll<HTMLElement>(focusStops())) {
		if (isFrameKnown && !element.closest("main, dialog")) continue;
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
		const cover = findCover(element, coveringPlanes());
		if (cover) faults.add(`focus hidden by ${cover}: ${about}`);
	}
	return [...faults];
}

/** Everything that takes the focus. */
function focusStops(): string {
	return "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
}

/** What may hold or hide the focus around a screen, and the width: where it is the same, its focus is. */
export function describeFrame(): string {
	const around = [...document.querySelectorAll(focusStops())].filter((element) => !element.closest("main, dialog"));
	const covers = document.querySelectorAll(coveringPlanes());
	return JSON.stringify([
		window.innerWidth,
		[...covers].map((cover) => [cover.className, cover.checkVisibility()]),
		around.map((element) => [element.tagName, element.className, element.textContent]),
	]);
}

/** Whether it, or what it stands in, is there for screen readers alone; a box to tick may be seen as its label. */
function isClipped(element: Element): boolean {
	const isClip = (one: Element) => getComputedStyle(one).clipPath.startsWith("inset(50%");
	for (let one: Element | null = element; one; one = one.parentElement)
		if (isClip(one) && !(one === element && element.closest("label"))) return true;
	return false;
}

/** Whether an element, or a part of it, has a ring of at least 2 px. */
function isRinged(element: Element, part?: string): boolean {
	const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
	return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
}

/** What lies over a screen. */
function coveringPlanes(): string {
	return ".bar, .tab-bar, .action-bar, .give-foot, .toasts, dialog, :popover-open";
}

/** What hides top, middle or bottom of it: the window's edge, or something of another plane, by its class. */
function findCover(element: HTMLElement, planes: string): string | undefined {
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

/** All that findHiddenFocus and describeFrame need inside the page. */
export const focusParts = [findHiddenFocus, isClipped, isRinged, findCover, focusStops, coveringPlanes, describeFrame];
