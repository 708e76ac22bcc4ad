/** What a person has of a list for themselves: the views above it, the ways to columns and views, the sizes of its pages. */
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { PersonalFrame } from "./list-page";
import "./personal-tools.css";

/** The ways to the columns and to the views. */
export function PersonalTools({ personal }: { personal: PersonalFrame }) {
	const { t } = useTranslation("list-views");
	return (
		<>
			<ButtonLink
				className="list-tool"
				kind="quiet"
				icon="sliders"
				href={personal.columnsHref}
				title={t("columns.open")}
				opens="dialog"
			>
				<span>{t("columns.open")}</span>
			</ButtonLink>
			<ButtonLink
				className="list-tool"
				kind="quiet"
				icon="star"
				href={personal.viewsHref}
				title={t("views.open")}
				opens="dialog"
			>
				<span>{t("views.open")}</span>
			</ButtonLink>
		</>
	);
}

/** The saved views, each one press away, and what of the open one no longer holds. */
export function ViewsOfList({ personal }: { personal: PersonalFrame }) {
	const { t } = useTranslation("list-views");
	const { views, plainHref, isPlain, more, viewsHref, changeHref, leftOut, isGone } = personal;
	return (
		<>
			{views.length > 0 && (
				<nav className="list-views" aria-label={t("views.title")}>
					<Chip href={plainHref} isCurrent={isPlain}>
						{t("views.plain")}
					</Chip>
					{views.map(({ id, label, href, isCurrent }) => (
						<Chip key={id} href={href} isCurrent={isCurrent}>
							{label}
						</Chip>
					))}
					{more > 0 && (
						<Anchor className="link hit" href={viewsHref} opens="dialog">
							{t("views.more", { count: more })}
						</Anchor>
					)}
					{changeHref && (
						<Anchor className="link hit" href={changeHref} opens="dialog">
							{t("views.keepChanges")}
						</Anchor>
					)}
				</nav>
			)}
			{leftOut.length > 0 && (
				<Notice tone="warn">{t("views.leftOut", { names: leftOut.join(", "), count: leftOut.length })}</Notice>
			)}
			{isGone && <Notice tone="warn">{t("views.gone")}</Notice>}
		</>
	);
}

function Chip({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: string }) {
	return (
		<Anchor
			className={classNames("tag", isCurrent && "tag-main")}
			href={href}
			aria-current={isCurrent ? "true" : undefined}
			title={children}
			keepsScroll
		>
			<span className="cut">{children}</span>
		</Anchor>
	);
}

/** How many rows stand on a page, as links. */
export function PageSizes({ sizes }: Pick<PersonalFrame, "sizes">) {
	const { t } = useTranslation("list-views");
	return (
		<nav className="list-sizes" aria-label={t("sizes.title")}>
			<span className="meta">{t("sizes.title")}</span>
			{sizes.map(({ size, href, isCurrent }) => (
				<Anchor
					key={size}
					className={classNames("tag", isCurrent && "tag-main")}
					href={href}
					aria-current={isCurrent ? "true" : undefined}
					keepsScroll
				>
					{size}
				</Anchor>
			))}
		</nav>
	);
}
