/** The head of a page. */
import { createContext, type ReactNode, useContext } from "react";
import { Anchor } from "./anchor";
import { Icon } from "./icon";

/** A way up from a page. */
export type BackLink = { href: string; label: string };

/** What the frame says above a title that has no way up of its own: a way home, or whose pages these are. */
export const PageSlotContext = createContext<BackLink | string | undefined>(undefined);

/** Props of a page's head. */
export type PageHeadProps = {
	title: ReactNode;
	subtitle?: ReactNode;
	back?: BackLink;
	actions?: ReactNode;
};

/** One line above the title, so that titles stand at the same height everywhere; title, a line under it, acts at the end. */
export function PageHead({ title, subtitle, back, actions }: PageHeadProps) {
	const usual = useContext(PageSlotContext);
	return (
		<div className="page-top">
			<PageSlot holds={back ?? usual} />
			<div className="page-head">
				<div>
					<h1>{title}</h1>
					{subtitle && <p>{subtitle}</p>}
				</div>
				{actions && <div className="row-wrap">{actions}</div>}
			</div>
		</div>
	);
}

function PageSlot({ holds }: { holds?: BackLink | string }) {
	if (!holds) return null;
	if (typeof holds === "string") return <p className="page-slot">{holds}</p>;
	return (
		<p className="page-slot">
			<Anchor className="back" href={holds.href}>
				<Icon name="chevron-left" size="small" />
				{holds.label}
			</Anchor>
		</p>
	);
}
