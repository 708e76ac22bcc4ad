/** The account's logo, which leads home or to the address that the account gives. */

import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import type { FrameAccount } from "./frame-props";

/** The logo as a link; a drawn sign stands in where the account has none. */
export function LogoLink({ account, home }: { account: FrameAccount; home: string }) {
	const { t } = useTranslation("common");
	return (
		<Anchor
			className="logo"
			href={account.account_logo_url || home}
			aria-label={t("frame.logo", { company: account.company_name })}
		>
			<LogoInside account={account} />
		</Anchor>
	);
}

/** The logo's picture and name. */
export function LogoInside({ account }: { account: FrameAccount }) {
	return (
		<>
			{account.logo ? <img src={account.logo} alt="" width={28} height={28} /> : <DrawnSign />}
			<span className="cut">{account.platform_name || account.company_name}</span>
		</>
	);
}

function DrawnSign() {
	return (
		<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
			<path d="M14 2 27 25h-7.500L14 14.500 8.500 25H1z" fill="var(--navbar-action)" />
			<circle cx="14" cy="22.500" r="3" fill="var(--accent)" />
		</svg>
	);
}
