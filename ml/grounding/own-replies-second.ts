/** The second half of the questions with replies, of other domains; written for training. */
export const ownRepliesSecond = {
  transport: `
When does the last tram to Hollin leave? | At 23:48, from stop C. | The last tram to Hollin is a blue tram. Trams to Hollin pass the park.
Can I take a bike on the coach? | Only a folding one, in its bag. | The coach has forty seats. A bike is a good way to reach the coach.
How far is the airport from the centre? | About nine miles, or twenty minutes by train. | The airport has two terminals. The centre of the airport is full of shops.
Why is the line closed this week? | Workers are replacing the rails between Dunn and Orme. | The line is closed on public holidays. This week the line has a new timetable.
Which platform does the express leave from? | Seven. | The express leaves on time as a rule. Every platform has a clock.
Do children need a ticket? | Those under six travel free. | A ticket has a code. Children like to hold the ticket.
Where can I leave my luggage? | There are lockers beside the ticket office. | Luggage is checked by staff. Luggage with wheels is practical.
How do I claim for a delay? | Fill in the form on our site and upload your ticket within 30 days. | A delay is announced on the board. Delays are caused by weather and claims by people.
Who do I ask for help with a wheelchair? | The assistance team, on 0330 20 20. | The wheelchair space is in coach B. Wheelchair users travel with us every day.
Is the ferry running in this wind? | It has been cancelled until noon. | The ferry was built in Norway. The wind on the ferry can be strong.
What's the fine for riding without a ticket? | 60 pounds. | Riding the bus is fine. A ticket is bought before riding.
Is it quicker by bus or by train? | The train, by a quarter of an hour. | The bus and the train both go there. You can go by bus or by train every day.
How many bags may I check in? | Two of 23 kilos each. | Bags are checked in at the counter. A bag has a tag.
Does the bus stop at the market? | It used to, but the stop was moved to King Street. | The market is open on Saturdays. The bus company has a stop sign.
Can I change trains in Selby? | You can, there's ten minutes between them. | Selby is a town with a station. Trains change colour at dawn.
what time should I be at the gate | Half an hour before departure. | The gate is on the second floor. Time at the gate passes slowly.
Will there be food on board? | Sandwiches and hot drinks, no meals. | The board of the company eats food. On board there are 300 seats.
Are seat reservations included? | In first class they are. | A seat reservation has a number. Seats are blue and grey.
`,
  software: `
How do I export my contacts? | Go to Settings, choose Contacts and click Export. | Contacts are people you know. The contacts page shows contacts in a list.
Which browsers are supported? | Firefox, Chrome and Safari from version 15 on. | Browsers are used to open pages. A supported browser shows the page.
Why does the app crash when I open the camera? | It lacks the permission; allow it in the phone's settings. | The app has a camera button. When you open the app, the camera is in the corner.
Can I use the licence on two computers? | Yes, but not at the same time. | The licence is a text of four pages. Computers with a licence show a logo.
What's the maximum file size? | 2 GB. | A file has a name and a size. The maximum is shown with a file.
Is there a dark mode? | Since version 4.1, under Appearance. | The mode is shown in the corner. Dark colours are modern.
How long are deleted files kept? | For thirty days, then they're gone for good. | Deleted files are kept in the bin. The files have a symbol.
Who can edit a shared document? | Anyone you have given the editor role. | A shared document has a blue frame. Documents can be shared and edited.
When will the bug in the search be fixed? | The fix ships with Thursday's release. | The search has a bug tracker. A bug is found with the search.
Where are the logs stored? | In /var/log/tool, one file per day. | Logs tell what happened. Logs are stored as text.
Do you have an API? | We do; the documentation is at /docs. | An API is an interface. APIs are discussed by developers.
What does error 504 mean? | The server behind the gateway did not answer in time. | Error 504 is an error with a number. Errors are shown in red.
How many users does the free plan allow? | Up to five. | The free plan is for users who start. A plan for users is a plan.
Does the update delete my settings? | It leaves them as they are. | The update has a size of 40 MB. Settings are a part of the update page.
Can I get an invoice with tax? | Add your tax number under Billing and the next one will show it. | An invoice is sent every month. Tax is a part of life.
How do I sort a table by date in SQL? | Add ORDER BY date DESC at the end of the query. | A table has a date column. SQL tables are sorted into schemas.
Should I pick the monthly or the yearly plan? | Take the yearly one if you stay longer than eight months. | The monthly plan and the yearly plan are plans. You pick a plan on the plan page.
Was my data affected by the outage? | No, only the login was down. | The data centre had an outage. Data is stored on disks.
can the assistant read my screen | It can't see anything you don't paste. | The assistant is shown on the screen. Reading is what the assistant does.
What is your refund policy? | Money back within 14 days, no questions asked. | Our policy was written by lawyers. The refund policy is a policy.
`,
  school: `
When do the summer holidays start? | On the 21st of July. | Summer holidays are a time of rest. The holidays are popular with pupils.
Who teaches the pottery course? | Ms Adler, a ceramic artist. | The pottery course takes place in the cellar. A course in pottery is fun.
How much does the trip to Rome cost? | 410 euros with flights. | The trip to Rome is a trip for year ten. Rome has many sights.
What do I need to bring to the exam? | A pen, your student card and a calculator. | The exam is in the hall. An exam needs to be passed.
Is the library open during the break? | From ten to two. | The library has new books. A break in the library is relaxing.
Why was the concert moved? | The hall has a leak in the roof. | The concert is a tradition. The concert band moved into a new room.
Can I repeat the test? | Once, within four weeks. | The test has twenty questions. A test can be easy or hard.
Where does the parents' evening take place? | In the canteen. | The parents' evening is for parents. Parents take place on chairs.
How many pupils are in a class? | Twenty-four on average. | Pupils in a class have a teacher. The class room has many windows.
Do you offer lessons for adults? | Two evenings a week, in small groups. | Lessons are fun. Adults know that lessons are an offer.
Which languages can my son choose? | Spanish, French and, from year nine, Latin. | Languages open doors. Your son can choose a seat in the language room.
How do I enrol my child? | Download the form, sign it and send it to the office by March. | Children are enrolled in the school. Every child has a bag.
Did the school win the match? | Three to one! | The school has a football team. The match ball is in the school's glass case.
How was the old gym damaged? | A storm tore off half the roof. | The old gym was built in 1960. The gym is old but loved.
`,
  hotel: `
Is breakfast included? | It isn't; it's 14 euros at the buffet. | Breakfast is served in the garden room. The breakfast room has a fireplace.
What time is check-out? | Eleven. | Check-out is at the reception. The time of your check-out is noted.
Can we bring our dog? | Small dogs are welcome in the annex. | The dog next door is called Bruno. Dogs love the beach.
How do I get from the station to the hotel? | Walk down Harbour Road for five minutes and turn left at the church. | The hotel is near a station. The station hotel was sold.
Do the rooms have air conditioning? | Only those on the top floor. | The rooms have a view and a desk. The air in the rooms is fresh.
Who designed the building? | The architect Lise Moreau. | The building is a landmark. The design of the building is modern.
Where is the spa? | In the basement, next to the lifts. | The spa is a place of calm. Our spa has won prizes.
Why is there no hot water? | A pump broke; the plumber is on his way. | Hot water is a comfort. Water in the hotel comes from a spring.
Could we have a late check-out? | Until two o'clock, for 20 euros. | Check-out is done late or early by the staff. The late show is on at ten.
Which room has the sea view? | 204. | The sea view is beautiful. Every room has a number and a view.
How deep is the pool? | 1.6 metres at the far end. | The pool is tiled in blue. The pool bar is open.
Will the terrace be open tonight? | If it doesn't rain. | The terrace has white chairs. Tonight's menu is printed on cards for the terrace.
`,
  home: `
How long do I bake the potatoes? | For 50 minutes at 200 degrees. | Baked potatoes are a simple dish. Potatoes grow in the ground.
Why won't my bread rise? | The yeast was probably too old, or the water too hot. | Bread is a staple food. The rise of bread in Europe was long.
Can I freeze the soup? | Certainly, but leave out the cream. | The soup is orange. Soup warms you when you freeze.
What can I use instead of butter? | Margarine or a neutral oil. | Butter is made from milk. Butter is used in many cakes.
How do I remove limescale from a kettle? | Fill it with vinegar and water, boil it and let it stand for an hour. | Limescale is white. A kettle with limescale is a common sight.
When should I plant tulips? | In October, before the first frost. | Tulips are plants from the east. Tulips should be loved.
Is the plant poisonous for cats? | Yes, all parts of it. | The plant has green leaves. Cats like to sit near a plant.
How much water does a cactus need? | Hardly any in winter, a cup every two weeks in summer. | A cactus is a plant of the desert. Water is needed by all plants.
Which paint should I use for the bathroom? | A latex paint that resists mould. | Paint is sold in buckets. The bathroom is a room where paint is used.
Who invented the zip? | Whitcomb Judson and Gideon Sundback share the credit. | The zip is an invention. A zip is a part of many jackets.
What is the capital of Chile? | Santiago. | Chile is a long country. The capital of a country is a city.
How tall is Mount Kenya? | 5,199 metres. | Mount Kenya is a mountain in Africa. Kenya has tall mountains.
Why is the sky blue? | Air scatters short waves of light more than long ones. | The sky is blue on many days. Blue is the colour of the sky.
Are tomatoes a fruit? | Botanically they are. | Tomatoes are red. Fruit and tomatoes are sold on the market.
Where do storks spend the winter? | South of the Sahara. | Storks are white birds. Winter is the season when storks are missed.
Did the Romans have glass? | They even blew it, from the first century on. | The Romans were a people. Glass is transparent.
`,
} as const;
