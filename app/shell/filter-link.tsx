/** The global filter in the account owner's bar: which one is on, and the way to choose another. */
import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import { useFrame } from "./use-frame";

/** The link; nothing for who may have none. It opens the choice over the page, which is read anew afterwards. */
export function FilterLink({ path }: { path: string }) {
	const { user } = useFrame();
	const { t } = useTranslation("common");
	const filter = user?.global_filter;
	if (!filter) return null;
	const { active } = filter;
	const name = active?.name ?? t("frame.noGlobalFilter");
	const said = active?.off_reason ? t("frame.globalFilterOff", { name }) : name;
	return (
		<Anchor
			className="bar-link"
			href={`/global_filters/choose?${new URLSearchParams({ from: path })}`}
			opens="dialog"
			aria-label={t("frame.globalFilter", { name: said })}
		>
			<Icon name={active?.off_reason ? "warning" : "filter"} size="small" />
			<span className="bar-filter">{said}</span>
			<Icon name="chevron-down" size="small" />
		</Anchor>
	);
}
