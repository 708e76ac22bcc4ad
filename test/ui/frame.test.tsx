/** The frames: only what is given is shown, and the entries stand where people look for them. */
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AdminFrame } from "../../app/shell/admin-frame";
import { ErrorPage } from "../../app/shell/error-page";
import { Frame } from "../../app/shell/frame";
import type { FrameLinks, FrameProps } from "../../app/shell/frame-props";
import type { NavItem } from "../../app/ui/rules/navigation";
import { show } from "./screen";

const frame: Omit<FrameProps, "links" | "children"> = {
	account: { company_name: "Acme Freight", pointsLabel: "points" },
	user: { name: "Maximiliana Featherstonehaugh", title: "Lead", point_balance: 4250, wallet_balance_in_points: 1200 },
	counts: { notifications: 3, cart: 2 },
	currentPath: "/store/orders",
	logOut: { href: "/webapp/login/end_session", label: "Log Out" },
};
const links: FrameLinks = {
	home: "/",
	recognize: "/recognitions/give",
	shop: "/store",
	notifications: "/notifications",
	wishList: "/wish_lists",
	cart: "/store/checkout",
	profile: "/profile",
	faq: "/faqs",
	cookies: "/cookies",
};
const nav: NavItem[] = [
	{ key: "home", label: "Home", href: "/" },
	{ key: "ideas", label: "Ideas", href: "/ideas" },
	{ key: "polls", label: "Polls", href: "/polls" },
	{ key: "moderation", label: "Moderation", href: "/moderation", count: 7 },
	{
		key: "mine",
		label: "Mine",
		sections: [
			{ key: "my_account", title: "Account", items: [{ key: "orders", label: "Orders", href: "/store/orders" }] },
		],
	},
];

function bar() {
	return within(screen.getByRole("banner"));
}

test("the bar holds what is given, with its counts in words", () => {
	show(
		<Frame {...frame} links={links} nav={nav}>
			Screen
		</Frame>,
	);
	expect(bar().getAllByRole("link", { name: "Recognize" }).length).toBeGreaterThan(0);
	expect(bar().getByRole("link", { name: "Shop" })).toBeTruthy();
	expect(bar().getByRole("link", { name: "Notifications, 3 unread" })).toBeTruthy();
	expect(bar().getByRole("link", { name: "Cart, 2 items" })).toBeTruthy();
	expect(bar().getByRole("link", { name: "Wish list" })).toBeTruthy();
});

test("the way past the bars is the first link of the page, before a message with a link of its own", () => {
	const toasts = [{ text: "It is in your cart.", link: { href: "/store/checkout", label: "View cart" } }];
	for (const Shell of [Frame, AdminFrame]) {
		show(
			<Shell {...frame} links={links} nav={[]} toasts={toasts}>
				Screen
			</Shell>,
		);
		expect(screen.getAllByRole("link")[0]!.textContent).toBe("Skip to content");
		cleanup();
	}
});

test("what is switched off is not there, on the desk or on a phone", () => {
	show(
		<Frame {...frame} links={{ home: "/" }} nav={[]}>
			Screen
		</Frame>,
	);
	for (const name of ["Recognize", "Shop", "Wish list", /Cart/, /Notifications/, "My Profile", /FAQ/])
		expect(screen.queryByRole("link", { name })).toBeNull();
});

test("the user's menu has the cut name, title, points, profile and log out", () => {
	const { container } = show(
		<Frame {...frame} links={links} nav={nav}>
			Screen
		</Frame>,
	);
	const menu = within(container.querySelector("#user-menu") as HTMLElement);
	expect(menu.getByText("Maximiliana Feathers…")).toBeTruthy();
	expect(menu.getByText("Lead")).toBeTruthy();
	expect(menu.getByText("4,250")).toBeTruthy();
	expect(menu.getByText("My Profile")).toBeTruthy();
	expect(menu.getByText("Log Out").closest("a")?.getAttribute("href")).toBe("/webapp/login/end_session");
});

test("of five entries three stand in the bar and two under MORE, with the help line", () => {
	const { container } = show(
		<Frame {...frame} links={links} nav={nav}>
			Screen
		</Frame>,
	);
	const menu = within(screen.getByRole("navigation", { name: "Main" }));
	const inline = container.querySelectorAll(".menu-bar > ul > li > a");
	expect([...inline].map((entry) => entry.textContent)).toEqual(["Home", "Ideas", "Polls"]);
	expect(menu.getByRole("button", { name: "MORE" }).getAttribute("aria-current")).toBe("true");
	const more = container.querySelector("#more-of-menu");
	expect(more?.textContent).toContain("Moderation7");
	expect(more?.textContent).toContain("Looking for help? FAQ and Support");
});

test("a phone's menu unfolds, and is open where the current page is", () => {
	const { container } = show(
		<Frame {...frame} links={links} nav={nav}>
			Screen
		</Frame>,
	);
	const drawer = container.querySelector("#menu") as HTMLElement;
	expect(drawer.querySelector("details")?.hasAttribute("open")).toBe(true);
	expect(drawer.querySelector("[aria-current]")?.textContent).toBe("Orders");
	expect(drawer.textContent).toContain("points4,250");
	cleanup();
	const other = show(
		<Frame {...frame} currentPath="/ideas" links={links} nav={nav}>
			Screen
		</Frame>,
	);
	expect(other.container.querySelector("#menu details")?.hasAttribute("open")).toBe(false);
});

test("the footer has links, the change-language form and the cookie link", () => {
	const language = {
		action: "/webapp/language",
		current: "en",
		options: [
			{ code: "en", label: "English" },
			{ code: "es", label: "Español" },
			{ code: "fr", label: "Français" },
		],
	};
	show(
		<Frame
			{...frame}
			links={links}
			nav={nav}
			language={language}
			footerLinks={[{ href: "https://acme.example/terms", label: "Terms" }]}
		>
			Screen
		</Frame>,
	);
	const foot = within(screen.getByRole("contentinfo"));
	expect(foot.getByRole("link", { name: "Terms" }).getAttribute("href")).toBe("https://acme.example/terms");
	expect(foot.getByRole("link", { name: "Cookies and privacy" })).toBeTruthy();
	const spanish = foot.getByText("Español") as HTMLButtonElement;
	expect([spanish.name, spanish.value, spanish.form?.getAttribute("method")]).toEqual(["language_code", "es", "post"]);
	expect(foot.getByText("Laurel for Acme Freight")).toBeTruthy();
});

test("the logo leads home, or to the account's own address", () => {
	show(
		<Frame {...frame} links={links} nav={nav}>
			Screen
		</Frame>,
	);
	expect(bar().getByRole("link", { name: "Acme Freight, home" }).getAttribute("href")).toBe("/webapp");
	cleanup();
	show(
		<Frame {...frame} account={{ ...frame.account, account_logo_url: "https://acme.example/" }} links={links} nav={nav}>
			Screen
		</Frame>,
	);
	expect(bar().getByRole("link", { name: "Acme Freight, home" }).getAttribute("href")).toBe("https://acme.example/");
});

test("a phone's search lies over the bar and has 'Cancel'", () => {
	const { container } = show(
		<Frame {...frame} links={links} nav={nav} search={(place) => <input aria-label={`Search ${place}`} />}>
			Screen
		</Frame>,
	);
	expect(bar().getByRole("button", { name: "Search" }).getAttribute("popovertarget")).toBe("mobile-search");
	expect(
		within(container.querySelector("#mobile-search") as HTMLElement)
			.getByText("Cancel")
			.getAttribute("popovertarget"),
	).toBe("mobile-search");
});

test("an account owner has a left navigation, and the same in the phone's menu", () => {
	const sections = [
		{ key: "insight", title: "Insight", items: [{ key: "reports", label: "Reports", href: "/reports" }] },
	];
	const { container } = show(
		<AdminFrame {...frame} currentPath="/reports" links={{ home: "/" }} nav={sections}>
			Screen
		</AdminFrame>,
	);
	const side = within(screen.getByRole("navigation", { name: "Administration" }));
	expect(side.getByRole("link", { name: "Reports" }).getAttribute("aria-current")).toBe("page");
	expect(container.querySelector("#menu")?.textContent).toContain("Reports");
});

test("the error page says what happened and opens a report form", () => {
	show(
		<ErrorPage homeHref="/" errorId="7F3A" report={{ action: "/webapp/report", hiddenFields: { csrf_token: "t" } }} />,
	);
	expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeTruthy();
	expect(screen.getByText(/team was notified/)).toBeTruthy();
	const button = screen.getByRole("button", { name: "Tell us what happened" });
	expect(button.getAttribute("popovertarget")).toBe(screen.getByRole("dialog").id);
	const form = (screen.getByLabelText("What were you doing?") as HTMLTextAreaElement).form as HTMLFormElement;
	expect(Object.fromEntries(new FormData(form))).toEqual({ csrf_token: "t", error_id: "7F3A", message: "" });
});
