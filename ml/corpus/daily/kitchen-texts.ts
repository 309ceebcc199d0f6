import type { Family } from '../corpus-row.ts';

/**
 * Recipes, kitchen talk and other ordinary texts whose words are also insults or sexual in other places: breasts,
 * thighs, naked cakes, whipping, beating, nuts.
 */
export const kitchenTexts: readonly Family[] = [
  {
    family: 'kitchen_texts',
    label: 0,
    patterns: `
Rub the chicken «breasts|thighs|legs» with oil, salt and «paprika|thyme|garlic». Roast until the skin is golden and the juices run clear, about «35|40|50» minutes.
Bone the thighs, flatten them, spread the stuffing on the flesh, roll up tightly and tie with kitchen string.
Beat the «eggs|butter|cream» until «stiff|fluffy|pale». Fold in the flour, do not overwork it. Whip the cream and lick the spoon.
Naked cake with «berries|figs|rose petals»: leave the sides bare, spread the cream thinly and dust with sugar.
Slowly pour the hot syrup over the moist sponge. It will swell and soak it up. Leave it in the tin overnight.
Grease your hands, knead the dough hard for ten minutes until it is smooth and elastic, then let it rest in a warm place until it doubles.
Prick the sausages, lay them in a hot pan and turn them until they are brown all over. Serve with mash and «onion gravy|mustard|peas».
Spotted dick, «toad in the hole|cock-a-leekie|faggots in gravy|bangers and mash»: old British dishes with funny names, and how to cook them.
Stuff the «peppers|cabbage leaves|courgettes» with the meat. Push it in with your thumb, not too tight, or they burst.
Baste the rump every «15|20» minutes. Stick a skewer into the thickest part. Let it rest before you carve.
Remove the nuts from their shells. Crush them coarsely. Roast the nuts in a dry pan till they smell.
Peel the banana, cut it lengthways, dip it in batter and fry it until crisp. Eat it hot with honey.
Suck the marrow from the bones, says my grandfather; the rest of us spread it on toast.
Screw the lid on hard, turn the jar upside down, and wait until you hear it pop. Label it with the date.
Oysters: hold the shell firmly, push the knife into the hinge, twist, and slurp it down raw with «lemon|vinegar».
Melons ought to feel heavy and give a little when you press them. Smell the end. A ripe one is sweet.
A dirty pan? Soak it, scrape it, boil some soda in it. Don't beat yourself up about burnt milk.
Kill the lobster quickly. Crack the claws, pull out the meat, and boil the shells for the bisque.
Choke off the air, smother the flames with a lid, never throw water on burning fat.
Strip the leaves from the stalks, bruise them lightly, and stir them into the cream.
Finger food for «twelve|twenty»: devilled eggs, pigs in blankets, blue cheese balls, stuffed dates.
Velvet-soft ganache: heat the cream, pour it on the chocolate, stir from the middle, let it drip down the sides.
Mount the butter into the sauce, piece by piece, off the heat. Thicken, taste, thin it with stock.
Serves «four|six». Preparation 20 minutes, cooking 45. Ingredients: 1 kg «pork belly|chicken thighs|turkey breast», 2 onions, 3 cloves of garlic, 200 ml cream, salt.
«Ingredients|You need»: 250 g flour, 125 g butter, 1 egg, a pinch of salt, «jam|custard|sour cherries» for the filling. Method: rub in the butter, roll out, prick the base, bake blind.
Skin the tomatoes. Sweat the onions. Toss in the beans. Simmer until tender. Bitter? Add a little sugar.
The fool is easy: crush the gooseberries, whip the cream, fold together. A trifle takes longer.
Brown the mince, pour off the fat, add the beans. Ugly but good. My kids call it mud.
Idiot-proof pancakes: one cup of flour, one cup of milk, one egg. Even I can't ruin them.
Shrimp cocktail, hard-boiled eggs, «cracked crab|potted shrimps», a bloody Mary for the cook.
Die Hähnchenbrust mit Öl einreiben, salzen, in die heiße Pfanne legen und von beiden Seiten braten.
Die Eier steif schlagen, vorsichtig unter den Teig heben, Form einfetten, 40 Minuten backen.
Frottez les cuisses de poulet avec l'ail, arrosez-les d'huile et enfournez une heure.
Battre les œufs en neige, mouiller avec le lait chaud, laisser gonfler la pâte.
Pechugas de pollo a la plancha: úntalas con aceite, échalas en la sartén caliente y dales la vuelta.
Batir los huevos, mojar el bizcocho con almíbar caliente y dejar reposar.
Sbatti le uova, ungi la teglia, metti il petto di pollo e cuoci finché è dorato.
Esfregue o peito de frango com alho, leve ao forno quente e regue com o molho.
`,
  },
  {
    family: 'lists_and_code_words',
    label: 0,
    patterns: `
id;name;size;colour\\n17;«bra strap|body lotion|sports bra|thong sandals»;M;black\\n18;«stockings|tights|slip dress|bath foam»;L;nude
sku,title,price\\n1001,"Hard «nut|candy|cheese», 200 g",3.20\\n1002,"Wet wipes, «baby|sensitive»",1.10\\n1003,"Hot «sauce|dog rolls»",2.40
name,age,sex\\nA. Novak,34,f\\nB. Okoye,51,m\\nC. Silva,29,f
/// Returns a raw pointer to the head. The caller must not touch it after the tail is dropped.
/// Strips the «prefix|suffix» and pops the last element. Panics if the stack is empty.
// Abort the child, kill the zombie, reap the orphan; the master and its slaves were renamed in v3.
fn penetrate(depth: u32) -> bool { depth > MAX } // how deep the ray goes into the volume
let is_hard = surface.hardness() > 3; // soft bodies are handled elsewhere
#[test] fn touches_itself() { assert!(ring.is_self_intersecting()); }
Sexing of chicks is done on day one. The hens go to the «left|right», the cocks to the other side.
The tit, the booby and the shag are birds; the ass is an animal; the bitch has four pups.
Position 6: couple the trailer, insert the pin, lubricate the joint, push until it clicks.
The male connector goes into the female one. Do not force it. Screw both down.
Bondage of debt: how peasants in the «seventeenth|eighteenth» century became serfs.
Explicit is better than implicit. Naked exceptions are swallowed, so catch what you name.
`,
  },
];
