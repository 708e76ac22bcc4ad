/** A small word on a tinted request context. */
import type { ReactNode } from "react";
import { Anchor } from "./anchor";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

/** What a tag's colour says; a word always says it too. */
export type TagTone = "plain" | "good" | "warn" | "bad" | "main" | "accent" | "ink";

/** A tag; with `removeHref` it is a link that takes a chosen filter away. */
export function Tag({
	tone = "plain",
	icon,
	removeHref,
	removeLabel,
	children,
}: {
	tone?: TagTone;
	icon?: IconName;
	removeHref?: string;
	removeLabel?: string;
	children: ReactNode;
}) {
	const className = classNames("tag", tone !== "plain" && `tag-${tone}`);
	const words = (
		<>
			{icon && <Icon name={icon} size="small" />}
			{children}
		</>
	);
	if (!removeHref) return <span className={className}>{words}</span>;
	return (
		<Anchor className={className} href={removeHref} keepsScroll>
			{words}
			<span className="unseen">{removeLabel}</span>
			<Icon name="close" size="small" />
		</Anchor>
	);
}
