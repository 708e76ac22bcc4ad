/** What stands in the place of a screen of which no answer came, and the ways on from a page that failed: they are at hand without a line. */
import { useLocation } from "@remix-run/react";
import { isFormUnanswered } from "~/form/unanswered-forms";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { MessagePage } from "./message-page";
import { useFrameIfThere } from "./use-frame";

/** No answer came: what happened, what was kept, and trying again. */
export function UnreachedPage() {
	const { t } = useTranslation("shell");
	const isFormKept = isFormUnanswered(useFrameIfThere()?.user?.id);
	return (
		<MessagePage drawing="broken" title={t("errors.unreached")} action={<TryAgain />}>
			<p className="soft">{t(isFormKept ? "errors.unreachedForm" : "errors.unreachedText")}</p>
		</MessagePage>
	);
}

/** Opens the same page once more; its forms show what was typed. */
export function TryAgain() {
	const { t } = useTranslation("shell");
	const { pathname, search } = useLocation();
	return (
		<ButtonLink kind="main" href={pathname + search}>
			{t("errors.tryAgain")}
		</ButtonLink>
	);
}

/** The way home. */
export function HomeLink() {
	const { t } = useTranslation("shell");
	return (
		<ButtonLink kind="main" href="/">
			{t("errors.home")}
		</ButtonLink>
	);
}
