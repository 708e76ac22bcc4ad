/** The ways from the page of an address back to the book in which it stands. */
import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button";
import type { BackLink } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

/** Above the title: to checkout, or to the profile where the address says that one came from there. */
export function useWayBack(): BackLink {
	const { t } = useTranslation("checkout");
	const [query] = useSearchParams();
	return query.get("from") === "profile"
		? { href: "/profile/addresses", label: t("addresses:title") }
		: { href: "/store/checkout#delivery", label: t("title") };
}

/** Beside the button. */
export function CancelLink({ children }: { children: ReactNode }) {
	const { href } = useWayBack();
	return (
		<ButtonLink href={href} kind="quiet" closes="dialog">
			{children}
		</ButtonLink>
	);
}
