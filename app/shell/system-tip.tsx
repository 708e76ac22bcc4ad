/** A first-run tip in its place on a screen, until it was read; its button works without scripts. */
import { useLocation } from "@remix-run/react";
import type { TipKey } from "#workers/features/session/rules/system-tips";
import { EndpointForm } from "~/form/endpoint-form";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import { useFrame } from "./use-frame";

const form = "session/mark-onboarding-system-tip-as-read";

/** The tip; nothing where it was read. */
export function SystemTip({ of }: { of: TipKey }) {
	const { user } = useFrame();
	const { t } = useTranslation("shell");
	const { pathname } = useLocation();
	if (!user?.open_tips.includes(of)) return null;
	return (
		<Notice>
			<EndpointForm form={form} action="/tip" className="row-wrap">
				<input type="hidden" name="completionEventKey" value={of} />
				<input type="hidden" name="back" value={pathname} />
				<p>{t(`tips.${of}`)}</p>
				<Button>{t("tips.read")}</Button>
			</EndpointForm>
		</Notice>
	);
}
