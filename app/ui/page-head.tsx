/** The head of a page. */
import type { ReactNode } from "react";
import { Anchor } from "./anchor";
import { Icon } from "./icon";

/** Props of a page's head. */
export type PageHeadProps = {
	title: ReactNode;
	subtitle?: ReactNode;
	back?: { href: string; label: string };
	actions?: ReactNode;
};

/** Back link, title, a line under it, and acts at the end. */
export function PageHead({ title, subtitle, back, actions }: PageHeadProps) {
	return (
		<>
			{back && (
				<Anchor className="back" href={back.href}>
					<Icon name="chevron-left" size="small" />
					{back.label}
				</Anchor>
			)}
			<div className="page-head">
				<div>
					<h1>{title}</h1>
					{subtitle && <p>{subtitle}</p>}
				</div>
				{actions && <div className="row-wrap">{actions}</div>}
			</div>
		</>
	);
}
