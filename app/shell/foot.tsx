/** The footer: links, language, cookies, and whose Laurel this is. */

import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { FrameProps } from "./frame-props";
import { HiddenFieldsForm } from "./menus";

/** The footer; the change-language link unfolds a form with one button for each language. */
export function Foot({ frame }: { frame: FrameProps }) {
	const { t } = useTranslation("common");
	return (
		<footer className="foot">
			{frame.measuring && frame.currentPath !== "/privacy" && (
				<MayMeasure form={frame.measuring} company={frame.account.company_name} />
			)}
			<div className="foot-inside">
				{frame.footerLinks?.map((link) => (
					<Anchor key={link.href} href={link.href} opensNewTab={link.opensNewTab}>
						{link.label}
					</Anchor>
				))}
				{frame.links.faq && <Anchor href={frame.links.faq}>{t("frame.faqAndSupport")}</Anchor>}
				{frame.links.cookies && <Anchor href={frame.links.cookies}>{t("frame.cookies")}</Anchor>}
				{frame.language && <ChangeLanguage language={frame.language} />}
				<span className="foot-name">{t("frame.name", { company: frame.account.company_name })}</span>
			</div>
		</footer>
	);
}

/** Asks once whether doings in the store may be measured; until then they are not. */
function MayMeasure({ form, company }: { form: NonNullable<FrameProps["measuring"]>; company: string }) {
	const { t } = useTranslation("common");
	return (
		<div className="foot-inside foot-asks">
			<p>{t("frame.mayMeasure", { company })}</p>
			<Anchor href="/privacy">{t("frame.whatIsMeasured")}</Anchor>
			<HiddenFieldsForm form={form}>
				<button className="button button-small" name="choice" value="accepted" type="submit">
					{t("frame.allow")}
				</button>
				<button className="button button-small" name="choice" value="declined" type="submit">
					{t("frame.doNotAllow")}
				</button>
			</HiddenFieldsForm>
		</div>
	);
}

/** The change-language link with its form. */
export function ChangeLanguage({ language }: { language: NonNullable<FrameProps["language"]> }) {
	const { t } = useTranslation("common");
	const current = language.options.find((option) => option.code === language.current);
	return (
		<details className="language">
			<summary>
				<Icon name="globe" size="small" />
				<span className="unseen">{t("frame.changeLanguage")}: </span>
				{current?.label ?? language.current}
			</summary>
			<HiddenFieldsForm form={language}>
				{language.options.map((option) => (
					<button
						key={option.code}
						className="button button-small"
						name={language.name ?? "language_code"}
						value={option.code}
						lang={option.code}
						aria-pressed={option.code === language.current}
						type="submit"
					>
						{option.label}
					</button>
				))}
			</HiddenFieldsForm>
		</details>
	);
}
