/** What the frames are told: only what is given is shown. */
import type { ReactNode } from "react";
import type { AccountDisplay } from "~/ui/account-display";
import type { NavItem, NavSection } from "~/ui/rules/navigation";
import type { ToastMessage } from "~/ui/toast";

/** The account, as the frame shows it. */
export type FrameAccount = AccountDisplay & {
	company_name: string;
	/** The name beside or in the place of the logo. */
	platform_name?: string | null;
	logo?: string | null;
	/** Where the logo leads when it leaves the application. */
	account_logo_url?: string | null;
};

/** The person who is signed in. */
export type FrameUser = {
	name: string;
	title?: string | null;
	image_url?: string | null;
	point_balance?: number | null;
	wallet_balance_in_points?: number | null;
	left_to_issue?: number | null;
};

/** Numbers that sit on icons. */
export type FrameCounts = { notifications?: number; cart?: number };

/** Where the fixed entries lead; an entry without an address is not shown. */
export type FrameLinks = {
	home: string;
	recognize?: string;
	shop?: string;
	/** The word on the shop link when it is not 'Shop', such as LOG SALES. */
	shopLabel?: string;
	notifications?: string;
	wishList?: string;
	cart?: string;
	points?: string;
	newIdea?: string;
	redeemCertificate?: string;
	/** The same in the phone's menu. */
	claimOnPhone?: string;
	profile?: string;
	admin?: string;
	settings?: string;
	faq?: string;
	cookies?: string;
};

/** A form that posts: its address and the hidden fields it needs, such as the CSRF token. */
export type PostForm = { action: string; hiddenFields?: Record<string, string> };

/** One language to change to. */
export type LanguageOption = { code: string; label: string };

/** Props that both frames share. */
export type FrameProps = {
	account: FrameAccount;
	user: FrameUser;
	counts?: FrameCounts;
	links: FrameLinks;
	currentPath: string;
	/** The page that logs out, or leads back to one's own session. */
	logOut: { href: string; label: string };
	/** The search field, drawn once in the bar and once over the phone's bar. */
	search?: (place: "bar" | "phone") => ReactNode;
	language?: PostForm & { current: string; options: LanguageOption[]; name?: string };
	/** Asks whether doings in the store may be measured, until it is answered. */
	measuring?: PostForm;
	footerLinks?: { href: string; label: string; opensNewTab?: boolean }[];
	/** Stands above everything, such as the way back from a member's account. */
	banner?: ReactNode;
	/** Messages that came with the page. */
	toasts?: ToastMessage[];
	children: ReactNode;
};

/** Props of the member's frame. */
export type MemberFrameProps = FrameProps & {
	nav: NavItem[];
	/** Version 2: the menu stands in the top bar, in the place of a bar of its own. */
	hasOneBar?: boolean;
};

/** Props of the account owner's frame: titled groups at the left. */
export type AdminFrameProps = FrameProps & {
	nav: NavSection[];
	/** The global filter, in the bar. */
	globalFilter?: ReactNode;
};
