/** Attributes of the platform that React 18's types do not know yet. */
import "react";

declare module "react" {
	interface HTMLAttributes<T> {
		popover?: "auto" | "manual";
		popovertarget?: string;
		popovertargetaction?: "show" | "hide" | "toggle";
	}
	interface CSSProperties {
		[property: `--${string}`]: string | number | undefined;
	}
}
