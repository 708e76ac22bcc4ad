/** Buttons and links that look like buttons. */
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { useTranslation } from "~/ui/texts";
import { Anchor, type AnchorProps } from "./anchor";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

/** How loud a button is: one main button a screen. */
export type ButtonKind = "main" | "secondary" | "quiet" | "destructive";

type Look = {
	kind?: ButtonKind;
	icon?: IconName;
	size?: "small" | "tall";
	isFull?: boolean;
	/** On a phone only the icon is seen; the words stay for screen readers. */
	isIconOnMobile?: boolean;
	className?: string;
	children?: ReactNode;
};

/** Props of a button. `isBusy` set to true or false reserves room for the busy words, so that the width stays. */
export type ButtonProps = Look &
	Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> & { isBusy?: boolean; busyLabel?: string };

/** A button; submits its form unless it is given another type. */
export function Button({
	kind,
	icon,
	size,
	isFull,
	isIconOnMobile,
	className,
	isBusy,
	busyLabel,
	onClick,
	children,
	...rest
}: ButtonProps) {
	const { t } = useTranslation("common");
	const look = { kind, icon, size, isFull, isIconOnMobile, className };
	return (
		<button
			type="submit"
			{...rest}
			className={classOf(look)}
			aria-busy={isBusy || undefined}
			// Not `disabled`, which would take the focus away.
			aria-disabled={isBusy || undefined}
			onClick={isBusy ? (event) => event.preventDefault() : onClick}
		>
			{isBusy === undefined ? (
				<Words {...look}>{children}</Words>
			) : (
				<span className="button-words">
					<span aria-hidden={isBusy}>
						<Words {...look}>{children}</Words>
					</span>
					<span aria-hidden={!isBusy}>
						<span className="spinner" />
						{busyLabel ?? t("processing")}
					</span>
				</span>
			)}
		</button>
	);
}

/** A link that looks like a button. */
export function ButtonLink({
	kind,
	icon,
	size,
	isFull,
	isIconOnMobile,
	className,
	children,
	...rest
}: Look & AnchorProps) {
	const look = { kind, icon, size, isFull, isIconOnMobile, className };
	return (
		<Anchor {...rest} className={classOf(look)}>
			<Words {...look}>{children}</Words>
		</Anchor>
	);
}

/** Props of a button or link that is only an icon: its name is read aloud, a count may sit on it. */
export type IconButtonProps = {
	icon: IconName;
	label: string;
	iconSize?: "small" | "large";
	count?: number;
	className?: string;
};

/** A button that is only an icon. */
export function IconButton({
	icon,
	label,
	iconSize,
	count,
	className,
	...rest
}: IconButtonProps & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
	return (
		<button type="button" {...rest} className={classNames("icon-button", className)} aria-label={label}>
			<Icon name={icon} size={iconSize} />
			<Count value={count} />
		</button>
	);
}

/** A link that is only an icon. */
export function IconLink({ icon, label, iconSize, count, className, ...rest }: IconButtonProps & AnchorProps) {
	return (
		<Anchor {...rest} className={classNames("icon-button", className)} aria-label={label}>
			<Icon name={icon} size={iconSize} />
			<Count value={count} />
		</Anchor>
	);
}

/** A number on a corner, not shown at 0; what it counts stands in the name of its button. */
export function Count({ value }: { value?: number }) {
	if (!value) return null;
	return (
		<span className="count" aria-hidden="true">
			{value > 99 ? "99+" : value}
		</span>
	);
}

function Words({ icon, size, isIconOnMobile, children }: Look) {
	return (
		<>
			{icon && <Icon name={icon} size={size === "small" ? "small" : undefined} />}
			{isIconOnMobile ? <span className="unseen-on-mobile">{children}</span> : children}
		</>
	);
}

function classOf({ kind = "secondary", size, isFull, className }: Look): string {
	return classNames(
		"button",
		kind !== "secondary" && `button-${kind}`,
		size && `button-${size}`,
		isFull && "button-full",
		className,
	);
}
