import type { TopicEntry } from './topic-entry.ts';

/** Free time, home and getting about. */
export const leisureTopics: readonly TopicEntry[] = [
  {
    id: 'sports',
    names: 'sport, athletics, football, soccer, basketball, tennis, baseball, cricket, olympics',
    strong:
      'football, soccer, basketball, baseball, tennis, cricket, rugby, hockey, golf, olympics, olympic, world cup, super bowl, nba, nfl, mlb, nhl, fifa, uefa, premier league, champions league, la liga, quarterback, goalkeeper, touchdown, home run, slam dunk, penalty kick, grand slam, wimbledon, marathon, athlete, athletic, formula 1, grand prix, boxing, ufc, wrestling, swimming, gymnastics, volleyball, badminton, table tennis, cycling race, tour de france, referee, playoff, league table, midfielder, striker, coach, sports, sport, stadium, lebron james, messi, ronaldo, skiing, snowboarding, surfing',
    medium:
      'team, match, tournament, championship, champion, league, scored, player, goal, season, game score, score, umpire, pitch, race, medal, trophy, training session, workout, runner, sprint, jersey, playing field, fans, rookie, roster, halftime, squad',
    weak: 'win, won, lose, game, play, ball, run, field, fan, final, record, coach said, ranking',
  },
  {
    id: 'travel',
    names: 'tourism, trip, trips, vacation, vacations, holiday, holidays, flights, hotels, commute, commuting',
    strong:
      'flight, airport, airline, boarding pass, hotel, hostel, airbnb, itinerary, tourist, tourism, passport, visa, luggage, carry-on, suitcase, travel, traveling, travelling, traveler, backpacking, cruise ship, sightseeing, road trip, car rental, rental car, rent a car, vacation spot, jet lag, travel insurance, layover, round trip, plane ticket, book a flight, tour guide, resort, beach vacation, train ticket, departure gate, check-in, travel alert, vaccinations to travel, shots to travel, travel notification, lost luggage, plug adapter, customs, destination, tsa, international visa, travel guide',
    medium:
      'trip, vacation, holiday, booking, reservation, travel agent, landmark, museum, abroad, overseas, plane, gate, terminal, sightsee, exchange currency, foreign country, language barrier, stay in, tour, ticket, visit, things to do, expedia, delta airlines, tripadvisor, ferry, camping, commute, traffic, directions, bus, train, subway, uber, taxi',
    weak: 'city, beach, island, book, fly, explore, country, pack, road, map, route, distance, drive, far, weekend, translate, say',
  },
  {
    id: 'food',
    names:
      'cooking, recipes, recipe, cuisine, dining, kitchen, restaurants, restaurant, beverages, drinks, meals, baking',
    strong:
      'recipe, ingredient, cook, cooking, cooked, bake, baking, baked, oven, tablespoon, teaspoon, restaurant, cuisine, chef, dinner, lunch, breakfast, brunch, meal, dessert, vegetarian, vegan, gluten-free, pasta, pizza, lasagna, sushi, taco, burger, sandwich, salad, soup, steak, chicken, seafood, chocolate, cheese, sourdough, spaghetti, appetizer, menu, food, meal prep, delicious, tasty, calorie, nutrition facts, nutritional, grill, saute, marinade, simmer, sauce, spice, coffee, wine, cocktail, beer, cookbook, kitchen, reservation for, table for, yelp, expire, go bad, potato, bacon, curry, shelf life, cookie, cake, pancake, oatmeal, quinoa, vegetable, fruit',
    medium:
      'flavor, flavour, fry, fried, boil, boiled, roast, roasted, bread, rice, egg, fish, beef, pork, butter, milk, sugar, flour, garlic, onion, tomato, tea, snack, diet, eat, eating, ate, drink, takeout, taste, bean, dish, olive oil, salt, pepper, substitute for, reviews of, eatery, healthy, avocado, apple pie, protein',
    weak: 'hot, fresh, serve, cup, minutes, bowl, plate, table, reservation, oil, sweet, apple, orange, pan, good for you, bar',
  },
  {
    id: 'entertainment',
    names:
      'celebrities, celebrity, tv, television, shows, pop culture, arts, art, theatre, theater, books, literature, comedy',
    strong:
      'celebrity, celebrities, tv show, television series, netflix, hbo, disney, sitcom, reality tv, talk show, comedian, stand-up comedy, theater, theatre, broadway, musical, red carpet, gossip, hollywood, podcast, streaming service, game show, soap opera, anime, manga, comic book, marvel, novel, bestselling, fiction, kardashian, youtube, tiktok, influencer, stand-up, entertainment, fandom, award show, painting, sculpture, art gallery, novelist, poet, poem, joke, shakespeare, season finale',
    medium:
      'show, episode, actor, actress, film, movie, concert, series, character, plot, drama, comedy, festival, fan, audience, entertaining, trivia, magician, circus, book, author, writer, short story, artist, artwork, museum, tell me a joke, funny',
    weak: 'watch, star, story, fun, play, stage, scene, famous, channel, season, read, laugh',
  },
  {
    id: 'movies',
    names: 'movie, film, films, cinema',
    strong:
      "movie, film, films, filmmaker, box office, director's cut, screenplay, cinema, cinematography, blockbuster, oscar, academy award, movie theater, trailer, sequel, prequel, rotten tomatoes, imdb, tarantino, spielberg, scorsese, nolan, hitchcock, pixar, star wars, marvel cinematic, horror film, romantic comedy, documentary film, leading actor, movie night, screenwriter, film festival, plot twist",
    medium:
      'actor, actress, director, scene, cast, starring, hollywood, screening, documentary, animation, soundtrack, netflix, watchlist, stunt, blu-ray, protagonist, oscars',
    weak: 'watch, plot, character, role, show, star, series, genre, ending',
  },
  {
    id: 'music',
    names: 'songs, song, bands, musicians, concerts',
    strong:
      'song, singer, album, lyrics, guitar, piano, violin, drums, drummer, orchestra, symphony, concert, playlist, spotify, hip hop, hip-hop, rapper, rap music, jazz, rock band, classical music, opera, melody, chord, music, musical, musician, composer, beethoven, mozart, bach, taylor swift, beyonce, beatles, k-pop, grammy, soundtrack, karaoke, pop star, choir, saxophone, trumpet, songwriter, record label, bassist, mixtape, bpm, pandora, this track',
    medium:
      'band, tune, beat, rhythm, sing, singing, sang, tempo, bass, dj, track, remix, vinyl, concerto, harmony, headphone, genre, chorus, verse, artist, vocal, notes',
    weak: 'play, record, sound, single, tour, listen, key, rock, pop, note, volume, dance',
  },
  {
    id: 'gaming',
    names: 'video games, games, video game, esports, game, board games',
    strong:
      'video game, xbox, playstation, ps5, nintendo, nintendo switch, minecraft, fortnite, roblox, steam deck, esports, multiplayer, rpg, mmorpg, first-person shooter, gameplay, gamer, gaming, speedrun, zelda, pokemon, call of duty, league of legends, dota, world of warcraft, grand theft auto, elden ring, dungeons and dragons, dnd, board game, chess, twitch streamer, walkthrough, boss fight, respawn, loot box, npc, dlc, console game, side quest, game design',
    medium:
      'quest, level up, console, controller, leaderboard, avatar, guild, loot, steam, mod, joystick, puzzle game, high score, checkmate, dungeon, cheat code, co-op, tabletop',
    weak: 'game, play, player, level, character, score, strategy, map, card, dice, win, boss',
  },
  {
    id: 'fashion',
    names: 'clothing, clothes, style, beauty, apparel, makeup, cosmetics',
    strong:
      'fashion, outfit, wardrobe, runway, haute couture, designer dress, vogue, gucci, prada, chanel, louis vuitton, sneaker, high heels, handbag, jewelry, jewellery, makeup, lipstick, mascara, skincare, hairstyle, streetwear, dress code, stylist, tailor, denim, cashmere, fashionable, clothing, apparel, eyeliner, foundation shade, manicure, perfume, moisturizer, capsule wardrobe, trendy',
    medium:
      'dress, clothes, shirt, jeans, skirt, shoe, boots, jacket, accessory, accessories, fabric, sweater, suit, scarf, hat, beauty, hair, nail polish, cosmetic, silk, wear, model, trend, garment',
    weak: 'style, wearing, color, colour, match, look, size, brand, fit, pattern, leather, cotton',
  },
  {
    id: 'pets',
    names: 'pet, animals, dogs, cats, pet care, veterinary, animal',
    strong:
      'puppy, puppies, kitten, dog, dog food, cat litter, veterinarian, vet visit, dog breed, golden retriever, labrador, poodle, siamese, hamster, guinea pig, parrot, goldfish, aquarium, leash, flea, tick treatment, pet food, neuter, spay, pet sitter, dog walker, pet, litter box, kennel, crate training, cat food, dog park, rabbit hutch, bird cage, groomer, rescue dog, german shepherd, purring',
    medium:
      'cat, rabbit, vet, bark, barking, meow, paw, breed, grooming, adopt a, animal shelter, bird, turtle, lizard, snake, fish tank, tail, horse, collar, treats',
    weak: 'animal, walk, train, feed, food, owner, fur, cage, adopt, tank',
  },
  {
    id: 'cars',
    names: 'car, automotive, automobiles, vehicles, auto, vehicle, driving, automobile',
    strong:
      "car, oil change, engine oil, gas mileage, mpg, tire pressure, tire, tyre, brake pad, transmission, spark plug, sedan, suv, pickup truck, toyota, honda, ford, chevrolet, bmw, mercedes, audi, volkswagen, tesla model, horsepower, electric vehicle, ev charging, test drive, car dealership, mechanic, odometer, windshield, steering wheel, automotive, automobile, dashboard light, jump start, driver's license, check engine, carburetor, motorcycle, convertible, hybrid car, car insurance, gas station, last oil change, uber, parking",
    medium:
      'engine, vehicle, truck, driving, drive, driver, mileage, brake, headlight, fuel economy, garage, traffic, highway, gas tank, gallon, diesel, tow, commute, gear, exhaust, bumper, lane, motor, full tank, directions',
    weak: 'gas, road, speed, wheel, battery, gear, fuel, oil, model, mile, km, route, distance, fast',
  },
  {
    id: 'smart_home',
    names:
      'home, home automation, household, reminders, calendar, assistant, productivity, to-do list, todo list, home improvement, diy',
    strong:
      'smart home, turn on the lights, turn off the lights, dim the lights, lights on, lights off, thermostat, to do list, to-do list, todo list, shopping list, set a reminder, remind me, reminder, my calendar, on my calendar, play my playlist, next song, skip song, vacuum, home security, smart speaker, alexa, google home, lamp, light bulb, washing machine, dishwasher, plumbing, plumber, drywall, calendar event, home repair, renovation, add to my list, place an order, clean the',
    medium:
      'light, calendar, chore, laundry, appointment, playlist, reorder, order more, furniture, living room, bathroom, bedroom, paint, leak, faucet, carpet, decorate, my list, event, doorbell, appliance, clean, cleaning',
    weak: 'home, house, room, list, add, order, schedule, turn on, turn off, play, door, song, remove, check, tomorrow',
  },
  {
    id: 'relationships',
    names: 'dating, relationship, love, family, marriage, parenting, friendship, romance',
    strong:
      'boyfriend, girlfriend, dating, first date, breakup, broke up, marriage, marriage counseling, wedding, divorce, husband, wife, fiance, fiancee, tinder, long-distance relationship, cheating on me, my ex, in love, relationship advice, romantic, parenting, toddler tantrum, mother-in-law, honeymoon, best friend, couples therapy, my partner, spouse, anniversary, bridesmaid, relationship, soulmate, bumble',
    medium:
      'family, love, partner, friend, friendship, crush, date night, trust issues, jealous, lonely, kiss, mother, father, sibling, daughter, parent, intimacy, engaged, affair, son, stepmother, babysitter, flirt',
    weak: 'feelings, together, kids, child, baby, brother, sister, single, couple, heart, advice, date, home',
  },
  {
    id: 'small_talk',
    names: 'small talk, chitchat, chat, casual conversation, conversation, meta, greetings',
    strong:
      "how are you, who are you, what is your name, what's your name, are you a bot, are you a robot, are you human, how old are you, where are you from, where were you born, do you have pets, do you have any hobbies, tell me a joke, tell me something interesting, fun fact, meaning of life, good morning, good evening, nice to meet you, what are your hobbies, who made you, who created you, what can you do, who do you work for, change your name, thank you, thanks, hello, goodbye, nevermind, never mind, what should i call you, call me, your accent, speak slower, talk faster, repeat that, your birthday, are you real, your boss, see you later, what's up, where do you live",
    medium:
      'your hobby, your hobbies, your name, my name, joke, you alive, a person, hi there, hi, hey, bye, nice talking, whisper mode, change language, are you, were you, do you, have you got, user name, sorry, that is right, are you from, interesting fact',
    weak: 'you, your, yes, no, maybe, ok, good, cool, true, false, speak, talk, right, wrong, correct',
  },
];
