/** Everything that the wish-lists feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { removeWishList } from "./endpoints/delete-wish-list";
import { getItemWishes } from "./endpoints/get-item-wishes";
import { getSharedWishList } from "./endpoints/get-shared-wish-list";
import { getWishLists } from "./endpoints/get-wish-lists";
import { removeItemsFromWishListAfterCheckOut } from "./endpoints/remove-items-from-wish-list-after-check-out";
import { removeWishListItem } from "./endpoints/remove-wish-list-item";
import { saveWishListItem } from "./endpoints/save-wish-list-item";
import { updateWishList } from "./endpoints/update-wish-list";
import { tellNews } from "./jobs/tell-news";
import { menu } from "./menu";
import { wishNews } from "./notifications/wish-news";
import { wishListsPart } from "./steps/shop-part";
import { wishListName } from "./store/lists";

export const feature = defineFeature({
	endpoints: [
		getItemWishes,
		getSharedWishList,
		getWishLists,
		removeItemsFromWishListAfterCheckOut,
		removeWishList,
		removeWishListItem,
		saveWishListItem,
		updateWishList,
	],
	notifications: [wishNews],
	scheduled: [tellNews],
	shopParts: [wishListsPart],
	references: { wish_list: wishListName },
	menu,
});
