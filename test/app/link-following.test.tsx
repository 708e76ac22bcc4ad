/** Links to screens are plain elements that one listener follows: in the page on plain clicks, as the browser does on others. */
import { createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { useLinkFollowing } from "~/shell/use-link-following";
import { Anchor } from "~/ui/anchor";
import { show } from "../ui/screen";

function Followed({ children }: { children: ReactNode }) {
	useLinkFollowing();
	return <main>{children}</main>;
}

/** Clicks and tells whether the page kept the click from the browser; jsdom cannot follow what is left to it. */
function click(name: string, init: MouseEventInit = {}): boolean {
	const link = screen.getByText(name);
	const event = createEvent.click(link, { button: 0, ...init });
	const leave = (left: Event) => {
		kept = left.defaultPrevented;
		left.preventDefault();
	};
	let kept = false;
	window.addEventListener("click", leave, { once: true });
	fireEvent(link, event);
	return kept;
}

test("a plain click on a link to a screen navigates within the page, with search and hash", async () => {
	const { router } = show(
		<Followed>
			<Anchor href="/store?sort=newest#all">
				<b>Store</b>
			</Anchor>
		</Followed>,
	);
	expect(click("Store")).toBe(true);
	await waitFor(() => expect(router.state.location.pathname).toBe("/store"));
	expect(router.state.location.search + router.state.location.hash).toBe("?sort=newest#all");
});

test("clicks with a key or another button, new tabs, downloads and other sites are the browser's", () => {
	const { router } = show(
		<Followed>
			<Anchor href="/store">Store</Anchor>
			<Anchor href="/orders" opensNewTab>
				Orders
			</Anchor>
			<Anchor href="/reports/api_download_report/1" isDocument>
				Report
			</Anchor>
			<Anchor href="https://elsewhere.example/">Elsewhere</Anchor>
			<button type="button">No link</button>
		</Followed>,
	);
	for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
		expect(click("Store", init)).toBe(false);
	for (const name of ["Orders", "Report", "Elsewhere", "No link"]) expect(click(name)).toBe(false);
	expect(router.state.location.pathname).toBe("/");
});

test("a link that only changes a list keeps the place on the page", () => {
	show(
		<Anchor href="/list?page=2" keepsScroll>
			Next
		</Anchor>,
	);
	expect(screen.getByText("Next").dataset.keepsScroll).toBe("true");
	expect(screen.getByText("Next").getAttribute("href")).toBe("/webapp/list?page=2");
});
