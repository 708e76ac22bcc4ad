/** A tinted message in its place on the page. */
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

/** What a message says by its colour. */
export type NoticeTone = "info" | "good" | "warn" | "bad";

const icons: Record<NoticeTone, IconName> = { info: "info", good: "check-circle", warn: "warning", bad: "warning" };

/** A message in place; `isLive` has it read aloud when it appears, bad ones at once. */
export function Notice({
	tone = "info",
	isLive,
	children,
}: {
	tone?: NoticeTone;
	isLive?: boolean;
	children: ReactNode;
}) {
	const role = isLive ? (tone === "bad" ? "alert" : "status") : undefined;
	return (
		<div className={classNames("notice", tone !== "info" && `notice-${tone}`)} role={role}>
			<Icon name={icons[tone]} />
			<div className="grow">{children}</div>
		</div>
	);
}
