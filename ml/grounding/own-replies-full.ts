/** Replies that take up the words of the question in a full sentence and answer it: `domain | question | answer`. */
export const ownRepliesFull = `
shop | How long does delivery to Scotland take? | Delivery to Scotland takes three to five working days.
shop | How much is the ceramic teapot? | The ceramic teapot costs 34 euros.
shop | Can I return a sofa that I assembled? | An assembled sofa can be returned if it is taken apart and packed again.
shop | Why was my order cancelled? | Your order was cancelled because the card was refused twice.
shop | Where can I see the size chart? | The size chart can be found below the photos.
shop | Which of the two coats is warmer, the Nord or the Fjord? | Of the two coats, the Nord is the warmer one.
shop | When will the green lamp be back in stock? | The green lamp will be back in stock in the second week of June.
shop | Who pays for the return shipping? | The customer pays for return shipping unless the item is faulty.
shop | What material is the rug made of? | The rug is made of wool and a bit of cotton.
shop | Are the candles vegan? | The candles are vegan, all of them.
shop | How heavy is the cast iron pan? | The cast iron pan weighs 2.8 kilos.
shop | How many employees does the Leeds store have? | The Leeds store employs 48 people, twelve of them part time.
shop | When was the company founded? | The company was founded in 1974 by two sisters from Hull.
clinic | What time does the surgery open on Fridays? | On Fridays the surgery opens at eight.
clinic | How often should I change the dressing? | The dressing should be changed twice a day.
clinic | Do I need to fast before the blood test? | You need to fast for eight hours before the blood test.
clinic | Why do I feel dizzy after taking the tablets? | The tablets make you dizzy because they lower the blood pressure.
clinic | Who will do the operation? | The operation will be done by Dr Hartmann.
clinic | Where do I pick up my prescription? | Prescriptions can be picked up at the front desk.
clinic | Is it normal that the scar itches? | An itching scar is normal and part of healing.
clinic | Can I drive after the eye drops? | You should not drive for four hours after the eye drops.
clinic | When can the stitches come out? | The stitches can come out after ten to twelve days.
clinic | What does "benign" mean? | Benign means that a growth is not cancer.
clinic | Which organ makes insulin? | Insulin is made by the pancreas, a gland behind the stomach.
clinic | Who discovered penicillin? | Penicillin was discovered by Alexander Fleming in a London hospital.
bank | What is the fee for a transfer to Canada? | The fee for a transfer to Canada is 12 dollars.
bank | Can I open an account for my daughter? | You can open an account for your daughter from the age of seven.
bank | Why is my balance lower than yesterday? | Your balance is lower because the rent was debited this morning.
bank | When is the credit card bill due? | The credit card bill is due on the 5th of each month.
bank | Where is the nearest cash machine? | The nearest cash machine is on Mill Street.
bank | Who can see my transactions? | Your transactions can be seen by you and the holders of a power of attorney.
bank | How long does it take to approve a loan? | Most loans are approved within a day.
bank | Can two people share one account? | Two people can share an account as a joint account.
bank | Does the travel card work in Japan? | The travel card works in Japan wherever Visa is taken.
bank | How much did the bank earn in 2019? | In 2019 the bank earned 214 million francs, a record.
transport | When does the last tram to Hollin leave? | The last tram to Hollin leaves at 23:48.
transport | How far is the airport from the centre? | The airport is about nine miles from the centre.
transport | Why is the line closed this week? | The line is closed because the rails are being replaced.
transport | Which platform does the express leave from? | The express leaves from platform seven.
transport | Do children need a ticket? | Children under six need no ticket.
transport | How many bags may I check in? | You may check in two bags of 23 kilos each.
transport | Are seat reservations included? | Seat reservations are included in first class.
transport | Where does the river line end? | The river line ends in Port Maren, near the docks.
transport | Who built the first tunnel under the river? | The first tunnel under the river was built by the engineer Marc Ellery.
software | Which browsers are supported? | The supported browsers are Firefox, Chrome and Safari.
software | Why does the app crash when I open the camera? | The app crashes because it lacks the permission for the camera.
software | Can I use the licence on two computers? | The licence can be used on two computers, but not at once.
software | How long are deleted files kept? | Deleted files are kept for thirty days.
software | Who can edit a shared document? | A shared document can be edited by anyone with the editor role.
software | When will the bug in the search be fixed? | The bug in the search will be fixed with Thursday's release.
software | Where are the logs stored? | Logs are stored in /var/log/tool.
software | How many users does the free plan allow? | The free plan allows up to five users.
software | Was my data affected by the outage? | Your data was not affected by the outage.
school | When do the summer holidays start? | The summer holidays start on the 21st of July.
school | Who teaches the pottery course? | The pottery course is taught by Ms Adler.
school | How much does the trip to Rome cost? | The trip to Rome costs 410 euros.
school | Why was the concert moved? | The concert was moved because the roof of the hall leaks.
school | Where does the parents' evening take place? | The parents' evening takes place in the canteen.
school | Which languages can my son choose? | Your son can choose Spanish, French or Latin.
school | Who was the first head of the school? | The first head of the school was Agnes Whitlock, who came from Perth in 1921.
hotel | Is breakfast included? | Breakfast is not included.
hotel | What time is check-out? | Check-out is at eleven.
hotel | Can we bring our dog? | Small dogs can be brought to the annex.
hotel | Who designed the building? | The building was designed by the architect Lise Moreau.
hotel | Where is the spa? | The spa is in the basement.
hotel | How deep is the pool? | The pool is 1.6 metres deep.
home | How long do I bake the potatoes? | Bake the potatoes for 50 minutes.
home | What is the capital of Chile? | The capital of Chile is Santiago.
home | How tall is Mount Kenya? | Mount Kenya is 5,199 metres tall.
home | Why is the sky blue? | The sky is blue because air scatters short waves more than long ones.
home | Are tomatoes a fruit? | Botanically, tomatoes are a fruit.
home | Where do storks spend the winter? | Storks spend the winter south of the Sahara.
home | Who invented the zip? | The zip was invented by Whitcomb Judson and improved by Gideon Sundback.
home | When did the Romans leave Britain? | The Romans left Britain around the year 410, when the legions were called back.
home | What is the largest lake in Africa? | Lake Victoria, which touches three countries, is the largest lake in Africa.
home | What do pandas eat? | Pandas eat bamboo almost exclusively, up to 38 kilos of it a day.
home | Which planet has the most moons? | Saturn is the planet with the most moons.
`;
