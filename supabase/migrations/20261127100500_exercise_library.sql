-- The exercise library, written from supabase/seed/exercise-library.csv by supabase/seed/write-exercise-library.ts.
-- An exercise that is there already, by name, keeps its id and whatever hangs on it.

-- The owner of a table is bound by its policies too where they are forced, and only a superuser is not.
alter table public.exercises no force row level security;

-- name,type,measure,equipment,primary_muscles,secondary_muscles,aliases,load,body_share,popularity_rank,id
insert into public.exercises as e
  (id, owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases, load, body_share, popularity_rank)
select c[11]::uuid, null, c[1], c[2], c[3], c[4], string_to_array(c[5], '; '), string_to_array(c[6], '; '), string_to_array(c[7], '; '),
  c[8], nullif(c[9], '')::numeric, nullif(c[10], '')::integer
from string_to_table(btrim($csv$
21s Bicep Curl,strength,weight_reps,barbell,biceps,forearms,21s; Bicep Curl 21s,outside,,,1aeea4a2-2087-5391-ac08-4c34ad6463bd
Ab Scissors,strength,reps,bodyweight,abs,hip flexors,Scissor Kicks,outside,,,93d29259-a232-569f-9d24-dbae1a99d81a
Ab Wheel,strength,reps,other,abs,lats; shoulders,Ab Wheel Rollout; Ab Rollout,outside,,98,0f0123c4-6cb1-58cd-beb4-38cd01d7c6fa
Active Hang,strength,time,bodyweight,lats,forearms; upper back,,outside,,,e79ef36a-2571-5c71-9dce-51c9a921e325
Aerobics,cardio,time,none,cardio,full body,Aerobic Class,outside,,,c3b80cc7-5717-542f-ae85-153798452dfe
Agility Ladder,cardio,time,other,cardio,calves; quadriceps,Ladder Drills,outside,,,0c47c46d-04ea-5a36-b961-dee9312084f8
Alternating Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,Alternating Dumbbell Curl,outside,,,a0ef3551-5945-5b78-a8e9-f5de9b4a2455
American Football,cardio,time,other,cardio,full body,,outside,,,6e748b48-efea-5e98-b0f0-11e84c9d8a07
Anderson Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes,Anderson Squat,outside,,,313250ef-1d15-534a-af54-373cbdedbcc3
Aqua Jogging,cardio,distance_time,none,cardio,quadriceps; hip flexors,Pool Running; Water Running,outside,,,20bdd409-0295-5230-9a63-d05be6d9192a
Arc Trainer,cardio,distance_time,cardio machine,cardio,quadriceps; glutes,,outside,,,d9a9f3cd-f35c-5980-83fc-479bfa7623f8
Archer Pull Up,strength,reps,bodyweight,lats,biceps; upper back,,added,1,,e099bdaa-2b54-5a9e-9e06-b71338a600cd
Archer Push Up,strength,reps,bodyweight,chest,triceps; shoulders,,added,,,9baba7ba-a09b-57ad-b552-dd095ffefc28
Arnold Press (Dumbbell),strength,weight_reps,dumbbell,shoulders,triceps,Arnold Press,outside,,70,cf0d804e-b74f-5ad2-90ed-f13d13ce1cc7
Around the World (Dumbbell),strength,weight_reps,dumbbell,chest,shoulders,Around the World,outside,,,e4673366-b360-5416-8ee7-5ef7a8bce568
Assault Bike,cardio,distance_time,cardio machine,cardio,quadriceps; shoulders,Air Bike; AirBike; Fan Bike; Echo Bike,outside,,,721771dd-978b-5b8e-8f72-569790ce1ac6
ATG Split Squat,strength,reps,bodyweight,quadriceps,hip flexors; glutes,Knees Over Toes Split Squat,outside,,,f1828304-6605-520b-9cab-f093fea85c44
Atlas Stone Load,strength,weight_reps,other,full body,glutes; lower back; upper back,Atlas Stone,outside,,,4fcc810f-811a-5689-8fee-ac1121df55ac
Axle Deadlift,strength,weight_reps,other,glutes,forearms; lower back; hamstrings,Axle Bar Deadlift,outside,,,7b2ec025-a387-5d5b-97d1-60ee59213c0b
B-Stance Romanian Deadlift (Dumbbell),strength,weight_reps,dumbbell,hamstrings,glutes; lower back,B-Stance RDL; Kickstand RDL,outside,,,e07c3fcb-2200-57f3-9a77-6f7b6f5c87c3
Back Extension,strength,reps,bodyweight,lower back,glutes; hamstrings,Back Extension (Hyperextension); Hyperextension; Roman Chair Back Extension,outside,,81,00d3a374-68ae-5d98-a33f-599c5bcba799
Back Extension (Machine),strength,weight_reps,machine,lower back,glutes,,outside,,,991f75e7-8c36-57eb-8db0-4357f6ed4679
Back Extension (Weighted),strength,weight_reps,plate,lower back,glutes; hamstrings,Back Extension (Weighted Hyperextension); Weighted Hyperextension,outside,,,a7454efa-3100-5bd7-b1df-99c70afdafb0
Back Lever Hold,strength,time,bodyweight,upper back,abs; biceps,Back Lever,outside,,,b94ea106-269b-5756-89f8-b1c499f54901
Back Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes; hamstrings; lower back,Squat (Barbell); Squat; Barbell Squat; Back Squat; High Bar Squat; Full Squat,outside,,2,d9bcfeb9-0aab-5b6c-a9ec-ee09e1fb2f83
Badminton,cardio,time,other,cardio,shoulders; quadriceps,,outside,,,d06dc3e7-f0d1-5258-bf54-672d7e954c3e
Ball Slam (Medicine Ball),strength,weight_reps,medicine ball,full body,lats; abs,Ball Slams; Medicine Ball Slam,outside,,,f45ed632-1248-5019-aa3f-4cceb00608df
Band Pull Apart,strength,reps,band,upper back,shoulders,Band Pullaparts; Band Pull-Aparts,outside,,,47aada4f-6127-53c4-a773-9169d99ab514
Barbell Hold,strength,time,barbell,forearms,traps,Static Barbell Hold,outside,,,4de2b4ef-4467-582a-b1ff-4df08a68f10d
Barre,cardio,time,none,cardio,glutes; quadriceps,Barre Class,outside,,,eb5ac820-1af2-5bdf-a25d-8a6a77183332
Baseball,cardio,time,other,cardio,shoulders; obliques,,outside,,,e1f1c97a-b913-57d1-a6d4-1f5a8129b925
Basketball,cardio,time,other,cardio,quadriceps; calves,,outside,,,e8d92a46-7c2b-5ee7-817e-9b32a0d5840b
Battle Ropes,strength,time,other,full body,shoulders; forearms,Battle Rope; Battling Ropes,outside,,159,89f41da5-166c-5990-9b33-60ad8131caa6
Bear Crawl,strength,time,bodyweight,full body,shoulders; abs,,outside,,,544e9f43-90ca-59fd-b13e-572e037569b8
Behind the Back Curl (Cable),strength,weight_reps,cable,biceps,forearms,Bayesian Curl; Bayesian Curl (Cable),outside,,,2bef6c04-36f8-56e6-adff-49784ff85cec
Behind the Back Wrist Curl (Barbell),strength,weight_reps,barbell,forearms,,Behind the Back Bicep Wrist Curl (Barbell); Behind the Back Wrist Curl,outside,,,e66cd922-66c5-57a9-9173-ad560c64fb68
Behind the Neck Press (Barbell),strength,weight_reps,barbell,shoulders,triceps,Behind the Neck Press,outside,,,429877dc-8556-5cbf-8240-f2a7bc134dea
Belt Squat (Machine),strength,weight_reps,machine,quadriceps,glutes,Belt Squat,outside,,,6299b35e-c37b-516d-9567-b179eb045fc3
Bench Dip,strength,reps,bodyweight,triceps,chest; shoulders,Bench Dips,added,,,5ba3156f-70bf-5b0e-81cf-7a34926ce09e
Bench Dip (Weighted),strength,weight_reps,plate,triceps,chest; shoulders,,added,,,57c48ee0-ad22-568d-a420-b92e62892c2e
Bench Press (Barbell),strength,weight_reps,barbell,chest,triceps; shoulders,Flat Bench Press; Barbell Bench Press; Bench,outside,,1,78528413-91fd-545f-9156-1d2d5a90c857
Bench Press (Cable),strength,weight_reps,cable,chest,triceps; shoulders,,outside,,,5fb026fe-194e-5422-9626-d98b26a07adb
Bench Press (Dumbbell),strength,weight_reps,dumbbell,chest,triceps; shoulders,Dumbbell Bench Press; DB Bench,outside,,11,849b7b53-3629-52ef-958f-59c0e8b26a54
Bench Press (Smith Machine),strength,weight_reps,smith machine,chest,triceps; shoulders,Smith Machine Bench Press,outside,,94,eb6f82a3-1054-5045-81a6-758dfd490780
Bench Press - Close Grip (Barbell),strength,weight_reps,barbell,triceps,chest; shoulders,Close Grip Bench Press; CGBP,outside,,65,7cc16c93-c203-52ce-bd7e-ae53d5e14367
Bench Press - Reverse Grip (Barbell),strength,weight_reps,barbell,chest,triceps; shoulders,Reverse Grip Bench Press,outside,,,d1e5274c-7f54-5180-9f1b-9d0f7dc4d08e
Bench Press - Wide Grip (Barbell),strength,weight_reps,barbell,chest,triceps; shoulders,Wide Grip Bench Press; Bench Press - Wide Grip,outside,,,b476a127-3df0-5fdf-9fe8-c86cee01354f
Bent Over One Arm Row (Dumbbell),strength,weight_reps,dumbbell,lats,upper back; biceps,Dumbbell Row; One Arm Dumbbell Row; Single Arm Dumbbell Row; Row (Dumbbell),outside,,27,15d43335-2451-51a2-be50-457b10f9622c
Bent Over Row (Band),strength,weight_reps,band,upper back,lats; biceps,,outside,,,9cac1e7b-1864-5d75-aaa1-81921d9e0184
Bent Over Row (Barbell),strength,weight_reps,barbell,upper back,lats; biceps; lower back,Barbell Row; Bent Over Row; BB Row; Bent Over Barbell Row,outside,,7,fd173793-6f74-57b0-accd-40f63b64ed75
Bent Over Row (Dumbbell),strength,weight_reps,dumbbell,upper back,lats; biceps,,outside,,,f20b56e5-1159-566d-9ea5-5c3f90cfb416
Bent Over Row (Smith Machine),strength,weight_reps,smith machine,upper back,lats; biceps,Smith Machine Row,outside,,,435c33db-5cff-5285-8bef-dcc38c3a4e67
Bent Over Row - Underhand (Barbell),strength,weight_reps,barbell,lats,upper back; biceps,Yates Row; Underhand Barbell Row,outside,,,d6b80c47-749b-570a-94bb-f4ff1091d2ef
Bicep Curl (Band),strength,weight_reps,band,biceps,forearms,,outside,,,9c604fbc-2575-5eb5-ae59-7caa215ece13
Bicep Curl (Barbell),strength,weight_reps,barbell,biceps,forearms,Barbell Curl; Biceps Curl (Barbell); Curl (Barbell),outside,,34,4c763084-9d5a-5858-aa21-043c6a3742f1
Bicep Curl (Cable),strength,weight_reps,cable,biceps,forearms,Cable Curl; Biceps Curl (Cable),outside,,73,2eb17d64-61d9-5bde-aa70-b57d77620964
Bicep Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,Dumbbell Curl; Biceps Curl (Dumbbell); Curl (Dumbbell),outside,,8,7b7a70ed-2200-57d8-b8c1-d3ca0b76dc68
Bicep Curl (EZ Bar),strength,weight_reps,ez bar,biceps,forearms,EZ Bar Biceps Curl; EZ Bar Curl,outside,,53,a3fe279b-eeb9-5187-b9c6-9d298d534d8f
Bicep Curl (Kettlebell),strength,weight_reps,kettlebell,biceps,forearms,Kettlebell Curl,outside,,,5d04b1ff-e049-5dcf-ac54-5c61a8d10138
Bicep Curl (Machine),strength,weight_reps,machine,biceps,forearms,Machine Curl; Biceps Curl (Machine),outside,,88,469c0972-9062-5987-af62-c2d2cef20a24
Bicep Curl (Plate),strength,weight_reps,plate,biceps,forearms,Plate Curl,outside,,,419a1f68-02f5-5ce8-81ea-174dd2d8ff9b
Bicep Curl (Suspension),strength,reps,suspension,biceps,forearms,TRX Curl,outside,,,4a0f3eb2-2d73-53ef-9abd-91614ae797c1
Bicycle Crunch,strength,reps,bodyweight,obliques,abs,Bicycle Crunches,outside,,155,d216ab45-ef6e-55bf-aeeb-d9b3a330da85
Bicycle Crunch Raised Legs,strength,reps,bodyweight,obliques,abs,,outside,,,876a9cd7-0754-5fe7-8b23-e030d0840d99
Bird Dog,strength,reps,bodyweight,lower back,glutes; abs,Birddog,outside,,,df48ec16-a9f6-5476-8813-39d5ebbdddf6
Block Deadlift (Barbell),strength,weight_reps,barbell,glutes,hamstrings; lower back; traps,Block Deadlift; Block Pull,outside,,,4609074c-b806-5f47-b162-c7f69a20a724
Board Press (Barbell),strength,weight_reps,barbell,triceps,chest; shoulders,Board Press,outside,,,8de8b8ac-ecd0-5172-ba0e-69c7624e1f76
Body Saw (Suspension),strength,reps,suspension,abs,shoulders,Body Saw,outside,,,a5c14b18-4cec-527f-98c0-3ac01389702d
Bottoms-Up Press (Kettlebell),strength,weight_reps,kettlebell,shoulders,triceps; forearms,Bottoms Up Kettlebell Press,outside,,,e877d214-3258-5c7f-b04f-b116d90ee143
Bouldering,cardio,time,none,cardio,lats; forearms,,outside,,,a5b8b6a2-c20e-5f4e-b4ed-620e36d340a5
Box Jump,strength,reps,other,quadriceps,glutes; calves,Box Jumps,outside,,158,c66430ea-f435-5355-b6c8-07233de5c14a
Box Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes; hamstrings,Box Squat,outside,,141,f4d6c84f-eb58-56f9-b3c3-ee195a8688cf
Boxing,cardio,time,other,cardio,shoulders; obliques,Heavy Bag; Punching Bag,outside,,,87ac10f5-fa26-52b6-b8a3-0a4dfe78adad
Brazilian Jiu-Jitsu,cardio,time,none,cardio,full body,BJJ; Grappling,outside,,,96decf56-aef5-5e98-885b-f1fc8249d4c3
Broad Jump,strength,reps,bodyweight,quadriceps,glutes; calves,Standing Long Jump,outside,,,0608c9e6-12f9-5dbb-bd61-179b3c11f191
Bulgarian Split Squat,strength,weight_reps,bodyweight,quadriceps,glutes; hamstrings,Rear Foot Elevated Split Squat; RFESS,outside,,140,1dfbd412-32e7-531b-999c-b420103f86ff
Bulgarian Split Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes; hamstrings,,outside,,,7d85e27b-d395-5bbc-a281-3a94bf7c7d8c
Bulgarian Split Squat (Dumbbell),strength,weight_reps,dumbbell,quadriceps,glutes; hamstrings,,outside,,28,0b882e2a-5818-52be-8314-55082ea6c000
Bulgarian Split Squat (Smith Machine),strength,weight_reps,smith machine,quadriceps,glutes; hamstrings,Smith Bulgarian Squat; Smith Machine Bulgarian Split Squat,outside,,,b4ccb695-999f-5bca-a772-b391417a27b3
Burpee,strength,reps,bodyweight,full body,chest; quadriceps,Burpees,outside,,100,a50c726e-02ca-53f7-91e8-d8d69036d7b9
Burpee Box Jump Over,strength,reps,other,full body,quadriceps; chest,Burpee Box Jump,outside,,,14e0003d-146f-5ff6-8bfd-ac0f44c159f9
Burpee Broad Jump,strength,reps,bodyweight,full body,quadriceps; chest,Burpee Broad Jumps,outside,,,cba421c0-6cdb-5c4b-814e-194fe7111bd0
Burpee over the Bar,strength,reps,bodyweight,full body,chest; quadriceps,Bar Facing Burpee,outside,,,b6f3db25-d34d-5d76-b5e8-221f11720888
Burpee Pull Up,strength,reps,bodyweight,full body,lats; quadriceps,,outside,,,96203951-3898-5b68-88a6-30d68601e14b
Butt Kicks,cardio,time,bodyweight,cardio,hamstrings,Butt Kickers,outside,,,67c49f20-acc0-5a34-9a06-7cddc488d918
Butterfly Sit Up,strength,reps,bodyweight,abs,hip flexors,AbMat Sit Up,outside,,,f5fa54fa-9ce4-5a46-9c3f-718e5f7737ab
Cable Crossover,strength,weight_reps,cable,chest,shoulders,Cable Fly Crossovers; Cable Fly; Chest Fly (Cable); High to Low Cable Fly,outside,,48,1c843f32-0d11-5c7b-b1b7-fdc8b11c72fd
Calf Extension (Machine),strength,weight_reps,machine,calves,,Calf Extension,outside,,,a34e226d-43f6-5d49-a3e8-36747cec8539
Calf Press (Machine),strength,weight_reps,machine,calves,,Calf Press on Leg Press; Calf Press; Leg Press Calf Raise,outside,,136,c1c17dff-306a-5f9e-811d-bd9b0d4ec2c4
Calf Press on Seated Leg Press,strength,weight_reps,machine,calves,,,outside,,,95167222-1a59-54ce-ae02-1e7377cb0d09
Canoeing,cardio,distance_time,other,cardio,lats; shoulders; obliques,Canoe,outside,,,fe43709b-1873-51d9-a816-2a537b677ca0
Chest Dip,strength,reps,bodyweight,chest,triceps; shoulders,Dip; Dips; Parallel Bar Dip,added,1,41,107dd2f3-bb63-5053-badd-b1956ad11ab3
Chest Dip (Assisted),strength,weight_reps,machine,chest,triceps; shoulders,Assisted Dip,help,1,,3c5f837b-4bc3-5e4b-afc3-90b9ea8d014a
Chest Dip (Weighted),strength,weight_reps,bodyweight,chest,triceps; shoulders,Weighted Dip; Weighted Dips,added,1,109,84bc8601-bb6a-5870-9199-198a911155a0
Chest Fly (Band),strength,weight_reps,band,chest,shoulders,,outside,,,393dc9e3-b7c4-5f2b-b84c-1fe023d26213
Chest Fly (Dumbbell),strength,weight_reps,dumbbell,chest,shoulders,Chest Fly; Dumbbell Fly; Dumbbell Flye,outside,,50,c10cecc6-39d3-53d9-b805-2c78cbe87ec1
Chest Fly (Machine),strength,weight_reps,machine,chest,shoulders,Pec Deck (Machine); Pec Deck; Butterfly (Pec Deck); Machine Fly,outside,,32,a22c8ab5-0d33-5c9a-921a-172112783de6
Chest Fly (Suspension),strength,reps,suspension,chest,shoulders,TRX Chest Fly,outside,,,881f6944-bbe6-5564-b726-73e838bac056
Chest Pass (Medicine Ball),strength,weight_reps,medicine ball,chest,triceps; shoulders,Medicine Ball Chest Pass,outside,,,73eba2ca-9367-5edd-b7d4-572c6397f221
Chest Press (Band),strength,weight_reps,band,chest,triceps; shoulders,,outside,,,f1948264-d953-5b5f-a8d5-db5d93c8704d
Chest Press (Machine),strength,weight_reps,machine,chest,triceps; shoulders,Seated Chest Press; Machine Chest Press,outside,,33,b6d9b7a6-82cb-52cf-b36d-1b6488a8fcf8
Chest Press (Suspension),strength,reps,suspension,chest,triceps; shoulders,TRX Chest Press,outside,,,33386ee2-95b7-5243-b97a-8932d800c2d2
Chest Supported Reverse Fly (Dumbbell),strength,weight_reps,dumbbell,shoulders,upper back,Chest Supported Reverse Fly,outside,,,e281ab44-b11e-5afd-aeac-7a4c3d1e90e1
Chest Supported Row (Machine),strength,weight_reps,machine,upper back,lats; biceps,Chest Supported Row,outside,,,a84d4d07-5b9c-5812-a348-2065bb4b0542
Chest Supported T Bar Row,strength,weight_reps,machine,upper back,lats; biceps,,outside,,112,7ba60f7b-bab6-5e0a-9200-e3afb3ffdef1
Chin Up,strength,reps,bodyweight,lats,biceps; upper back,Chin-Up; Chinup; Chin Ups,added,1,35,2fa6980c-ace7-5189-a963-4ed8fad4cab3
Chin Up (Assisted),strength,weight_reps,machine,lats,biceps; upper back,Assisted Chin Up,help,1,,821be523-0ef7-54cf-b6a1-c5792f2aef39
Chin Up (Weighted),strength,weight_reps,bodyweight,lats,biceps; upper back,Weighted Chin Up,added,1,108,d646ca98-dff7-56d2-ba6e-19299776761b
Circuit Training,cardio,time,none,cardio,full body,Circuit,outside,,,f6d2e02e-e4ee-56de-9c10-f7e54a052015
Clamshell,strength,reps,bodyweight,abductors,glutes,Clamshells,outside,,,90d1d31b-89d4-5413-bfcd-6c3b47b2f6d0
Clamshell (Band),strength,reps,band,abductors,glutes,,outside,,,ab8ae53a-45af-53f6-838b-fbd56c54c8cf
Clap Push Up,strength,reps,bodyweight,chest,triceps; shoulders,Clap Push Ups; Plyo Push Up,added,,,d499ad58-ffeb-569c-869f-2a1456b8d86b
Clean (Barbell),strength,weight_reps,barbell,full body,quadriceps; glutes; traps,Clean; Squat Clean,outside,,,014c419d-0f04-55ea-9041-03b23ee781dd
Clean (Dumbbell),strength,weight_reps,dumbbell,full body,glutes; traps; shoulders,,outside,,,72d02eee-b474-593e-b90a-19bad7becebd
Clean (Kettlebell),strength,weight_reps,kettlebell,full body,glutes; forearms; shoulders,Kettlebell Clean,outside,,,f52fd5a3-0f1e-58da-969e-82ea78cf02dc
Clean (Medicine Ball),strength,weight_reps,medicine ball,full body,glutes; quadriceps,Medicine Ball Clean,outside,,,3a74d9e4-f8a3-5d95-a7c6-6ca230714513
Clean (Sandbag),strength,weight_reps,other,full body,glutes; upper back,Sandbag Clean,outside,,,5d3846f0-ec86-5308-910c-19d9f7f3dc86
Clean and Jerk (Barbell),strength,weight_reps,barbell,full body,quadriceps; shoulders; traps,Clean and Jerk; C&J,outside,,90,92090a0d-9217-54fc-8e13-ee9c3db6828c
Clean and Press (Barbell),strength,weight_reps,barbell,full body,shoulders; traps; glutes,Clean and Press,outside,,,f9b93cfd-e1ae-5064-aa0c-07846d32e6ad
Clean and Press (Dumbbell),strength,weight_reps,dumbbell,full body,shoulders; traps; glutes,,outside,,,952645d3-622d-5abf-91c1-b75c9d804243
Clean and Press (Kettlebell),strength,weight_reps,kettlebell,full body,shoulders; traps; glutes,Kettlebell Clean and Press,outside,,,bb5841fb-d191-5715-821c-14ec7008545a
Clean Pull (Barbell),strength,weight_reps,barbell,traps,glutes; quadriceps; hamstrings,Clean Pull,outside,,,87c1a91d-a466-59fe-8e40-f535c1b6aa87
Climbing,cardio,time,none,cardio,lats; forearms,Rock Climbing; Indoor Climbing,outside,,,a81d2c4d-8edf-50e8-bc67-dc2e71cbf626
Cluster (Barbell),strength,weight_reps,barbell,full body,quadriceps; shoulders,Barbell Cluster,outside,,,f7195d34-4894-588e-951e-fafb1a124f1b
Commando Pull Up,strength,reps,bodyweight,lats,biceps; obliques,,added,1,,fc5e92e9-54b7-5e85-81b8-73db7cf0b77e
Concentration Curl (Cable),strength,weight_reps,cable,biceps,forearms,,outside,,,d4e86997-4c9d-518d-93e3-9b6288366ad7
Concentration Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,Concentration Curl,outside,,75,61fac905-2a52-5645-ba49-24bc613cc177
Copenhagen Plank,strength,time,bodyweight,adductors,obliques,Copenhagen Hold,outside,,,cfe00956-83bd-54ca-b2e0-14ca0125a264
Cossack Squat,strength,reps,bodyweight,adductors,quadriceps; glutes,,outside,,,0bf4a662-79ee-5c46-b0e1-e8fb1e69256f
Crab Walk,strength,time,bodyweight,full body,triceps; glutes,,outside,,,e079fe31-6bda-5e66-b7e7-b166846ee6c7
Cricket,cardio,time,other,cardio,shoulders; obliques,,outside,,,2e1000ab-7e12-51ba-9914-dcdf26618898
Cross Body Crunch,strength,reps,bodyweight,obliques,abs,,outside,,,fcc01329-ff0b-50da-86d0-3326b535dcae
Cross Body Hammer Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,Cross Body Hammer Curl; Cross Body Curl,outside,,,642e995b-aa46-5d9b-ad5c-470e90e4d6bb
Cross-Country Skiing,cardio,distance_time,other,cardio,quadriceps; lats; triceps,Cross Country Skiing; Nordic Skiing,outside,,,a868e8fb-774e-5484-8201-fb8a63a5b6c0
CrossFit,cardio,time,none,cardio,full body,WOD; MetCon,outside,,,2229ad58-e064-59cf-9326-08b13bd044f0
Crunch,strength,reps,bodyweight,abs,,Crunches,outside,,36,050a392a-67e9-5116-b8bb-e3cae80819d0
Crunch (Cable),strength,weight_reps,cable,abs,obliques,Cable Crunch; Kneeling Cable Crunch,outside,,118,e7ce58d8-1568-5f06-92e2-15674ee5e099
Crunch (Machine),strength,weight_reps,machine,abs,,Ab Crunch Machine; Machine Crunch,outside,,119,33572157-b093-5495-a68e-5b1331b795cd
Crunch (Stability Ball),strength,reps,other,abs,,Swiss Ball Crunch,outside,,,31cd2bdd-2067-5f86-83ae-3ab85a6ab399
Crunch (Weighted),strength,weight_reps,plate,abs,,Weighted Crunch,outside,,,b2d364f6-e1a4-5ae4-adc0-632a30fcd10d
Cuban Press (Dumbbell),strength,weight_reps,dumbbell,shoulders,traps,Cuban Press,outside,,,558a1ce0-48c0-5597-8951-d77147a068b4
Curtsy Lunge (Dumbbell),strength,weight_reps,dumbbell,glutes,quadriceps; abductors,Curtsy Lunge,outside,,,c2a34977-4871-5840-af65-8cb1ac14acba
Cycling,cardio,distance_time,other,cardio,quadriceps; glutes,Bike Ride; Outdoor Cycling; Bicycling; Road Cycling,outside,,37,6ae7f42a-4531-577e-b6ab-24a404ac218a
Cycling (Indoor),cardio,distance_time,cardio machine,cardio,quadriceps; glutes,Stationary Bike; Exercise Bike; Indoor Cycling,outside,,62,5e1308b1-ea2e-52c3-85ac-26552e24b341
Cyclist Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes,Cyclist Squat; Heel Elevated Squat,outside,,,cc141296-0ea1-5630-9907-22113e999858
Dancing,cardio,time,none,cardio,full body,Dance; Dance Class,outside,,,78a29262-fa3d-54ea-a389-be2e2f9f9f99
Dead Bug,strength,reps,bodyweight,abs,hip flexors,Dead Bugs,outside,,154,e6a6a390-9f80-51f4-ae0d-245ba4f68091
Dead Hang,strength,time,bodyweight,forearms,lats; shoulders,Bar Hang,outside,,164,bcbba687-d123-522e-a311-d85744c72bdf
Deadlift (Band),strength,weight_reps,band,glutes,hamstrings; lower back,,outside,,,5cae7086-043f-55bc-b721-3d60a5076130
Deadlift (Barbell),strength,weight_reps,barbell,glutes,hamstrings; lower back; traps,Deadlift; Conventional Deadlift; Barbell Deadlift,outside,,3,da444b7b-57de-5a4c-ab30-92e12506e7c3
Deadlift (Dumbbell),strength,weight_reps,dumbbell,glutes,hamstrings; lower back,,outside,,,141f7796-4f30-5428-9541-2e2967e068a0
Deadlift (Kettlebell),strength,weight_reps,kettlebell,glutes,hamstrings; lower back,Kettlebell Deadlift,outside,,,49ca05e7-b43c-517d-8f2d-c4382f8b3b65
Deadlift (Smith Machine),strength,weight_reps,smith machine,glutes,hamstrings; lower back,,outside,,,f14759dc-6359-52ff-8f61-571f78e9ae5b
Deadlift (Trap Bar),strength,weight_reps,trap bar,glutes,quadriceps; hamstrings; traps,Trap Bar Deadlift; Hex Bar Deadlift,outside,,72,6d183770-3349-5a56-a0b4-4982f9ac7bb0
Deadlift High Pull (Barbell),strength,weight_reps,barbell,full body,traps; glutes; shoulders,Deadlift High Pull,outside,,,a395e5cb-44e6-5967-9c27-acb5b53c69aa
Decline Bench Press (Barbell),strength,weight_reps,barbell,chest,triceps; shoulders,Decline Press,outside,,120,f4cad7b9-018b-5548-bbba-d2052e933cf4
Decline Bench Press (Dumbbell),strength,weight_reps,dumbbell,chest,triceps; shoulders,,outside,,,8c719076-7b3c-5d5d-878a-955e5ff0e382
Decline Bench Press (Machine),strength,weight_reps,machine,chest,triceps; shoulders,Decline Chest Press (Machine),outside,,,ed661ff9-4e24-5273-8dad-8ec08d4b1544
Decline Bench Press (Smith Machine),strength,weight_reps,smith machine,chest,triceps; shoulders,,outside,,,f3119ce2-c7fd-5906-b36d-d4e27c80315c
Decline Chest Fly (Dumbbell),strength,weight_reps,dumbbell,chest,shoulders,,outside,,,d956fc9f-7a3b-5574-86ea-774135b26f36
Decline Crunch,strength,reps,bodyweight,abs,,,outside,,,3bcdacc0-bcf1-5414-bbcf-0c037e248afd
Decline Crunch (Weighted),strength,weight_reps,plate,abs,,,outside,,,51a4586a-9986-5de8-99a0-cdc687648dd8
Decline Push Up,strength,reps,bodyweight,chest,triceps; shoulders,,added,0.7,,3702a0aa-f7ed-5938-9a57-01ad5bdc22e2
Decline Sit Up,strength,reps,bodyweight,abs,hip flexors,,outside,,,ae1c4c69-d944-59c0-86f5-cfc0a92308c9
Deficit Deadlift (Barbell),strength,weight_reps,barbell,glutes,hamstrings; lower back; quadriceps,Deficit Deadlift,outside,,,47cf98ff-bc8b-5b11-940e-1606bbd6478b
Deficit Push Up,strength,reps,bodyweight,chest,triceps; shoulders,,added,0.64,,94d1e8f1-8003-5448-8bba-1bb22e9b68f6
Deficit Reverse Lunge (Dumbbell),strength,weight_reps,dumbbell,glutes,quadriceps; hamstrings,,outside,,,392d81e5-b95d-5f8b-a08f-a6e6d5082aeb
Depth Jump,strength,reps,other,quadriceps,glutes; calves,Drop Jump,outside,,,884da4bc-c7ac-524c-8bba-58b06255ab28
Devil Press (Dumbbell),strength,weight_reps,dumbbell,full body,shoulders; glutes,Devils Press,outside,,,380a94b8-585a-5749-926e-7c8bbfe142f1
Diamond Push Up,strength,reps,bodyweight,triceps,chest; shoulders,Triangle Push Up,added,0.64,,3536fa79-2965-56a3-8adf-a182cc9e0995
Donkey Calf Raise (Machine),strength,weight_reps,machine,calves,,Donkey Calf Raise,outside,,,c30c7e60-dd06-57ba-a934-2e3008d60fee
Double Unders,strength,reps,other,calves,shoulders; forearms,Double Under,outside,,,83ae918a-8722-5abf-a68e-982dc6744b5a
Downward Dog,strength,time,bodyweight,full body,shoulders; hamstrings,Downward Facing Dog,outside,,,b46662af-2933-53bf-a8fd-f647d30d33a1
Drag Curl (Barbell),strength,weight_reps,barbell,biceps,forearms,Drag Curl,outside,,,7fcd5a44-c684-58cd-b632-bd288f53c126
Dragon Flag,strength,reps,bodyweight,abs,lats,Dragonfly,outside,,,4c16f9c7-1e02-5997-bca9-0de3ffb3d9d4
Dumbbell Swing,strength,weight_reps,dumbbell,glutes,hamstrings; lower back,,outside,,,aba6084f-84e0-52cd-8c4d-e3c2d14edc91
Elbow to Knee,strength,reps,bodyweight,obliques,abs,,outside,,,f0b722c5-4eff-59b7-ab3d-695d79eab517
Elliptical Machine,cardio,distance_time,cardio machine,cardio,quadriceps; glutes,Elliptical Trainer; Elliptical; Cross Trainer,outside,,60,13a5949e-615d-5703-91df-01be0dfb0eb5
External Rotation (Band),strength,weight_reps,band,shoulders,,,outside,,,9e8e9427-2d05-52e7-9e2d-094d4a847ad0
External Rotation (Cable),strength,weight_reps,cable,shoulders,,Cable External Rotation; Shoulder External Rotation,outside,,,cfaf96d8-f075-58d1-86fd-04dc159eebdd
External Rotation (Dumbbell),strength,weight_reps,dumbbell,shoulders,,,outside,,,3e224175-3722-5029-9615-ee0e84797e5d
Face Pull (Band),strength,weight_reps,band,shoulders,upper back; traps,,outside,,,a1d30cde-434b-5bb0-9254-9b89dbb75b8f
Face Pull (Cable),strength,weight_reps,cable,shoulders,upper back; traps,Face Pull; Face Pulls,outside,,23,97dfff74-a9b7-5736-a82b-cf47479666c8
Farmer's Walk,strength,weight_reps,dumbbell,forearms,traps; abs; quadriceps,Farmers Walk; Farmer's Carry; Farmers Carry; Farmer's Walk (Dumbbell),outside,,150,97d75864-1db2-58f8-b417-8db095f50fc5
Farmer's Walk (Kettlebell),strength,weight_reps,kettlebell,forearms,traps; abs; quadriceps,,outside,,,48af28e9-39a3-5f3a-9ee9-4ac553c48c82
Farmer's Walk (Trap Bar),strength,weight_reps,trap bar,forearms,traps; abs; quadriceps,,outside,,,78048544-8972-5f4b-81d7-4a1dac6492b3
Feet Up Bench Press (Barbell),strength,weight_reps,barbell,chest,triceps; shoulders,,outside,,,fd7bfcd9-2583-50ad-acf9-bdb0f289cb76
Fencing,cardio,time,other,cardio,quadriceps; forearms,,outside,,,655199b7-fa85-570e-be08-4620ad0e8aa4
Field Hockey,cardio,time,other,cardio,quadriceps; glutes,,outside,,,1c3954c3-f5c0-5837-bb26-d3e61c601f89
Fire Hydrant,strength,reps,bodyweight,abductors,glutes,Fire Hydrants,outside,,,2733fbc6-11d2-5a76-921a-90b8021f83d6
Flat Knee Raise,strength,reps,bodyweight,abs,hip flexors,Lying Knee Raise,outside,,,6f86d845-ee00-5fa3-854a-469033eab7ae
Floor Press (Barbell),strength,weight_reps,barbell,chest,triceps; shoulders,Floor Press,outside,,,8fefbc46-7b62-5aba-8132-7d1fb0ca7a11
Floor Press (Dumbbell),strength,weight_reps,dumbbell,chest,triceps; shoulders,,outside,,,fdbba465-79c9-594c-8046-22dca1c95e85
Floor Triceps Dip,strength,reps,bodyweight,triceps,shoulders,Floor Dip,added,,,81ed5afa-d79e-5076-ba06-bdef1ab55344
Flutter Kicks,strength,reps,bodyweight,abs,hip flexors,Flutter Kick,outside,,,63113580-3483-50da-9f43-680114e6a5a6
Frog Jump,strength,reps,bodyweight,quadriceps,glutes; adductors,Frog Jumps,outside,,,a953c641-e931-5fea-b909-71a67f2ebaf9
Frog Pump,strength,reps,bodyweight,glutes,adductors,Frog Pumps,outside,,,a2565a93-3ab0-5006-8a0a-0d5aa60b809a
Frog Pump (Dumbbell),strength,weight_reps,dumbbell,glutes,adductors,Frog Pumps (Dumbbell),outside,,,a0e1942b-e52e-5e02-b807-222d6458e282
Front Lever Hold,strength,time,bodyweight,lats,abs,Front Lever,outside,,,e3f0bcb3-9b9f-5249-9a47-57847ffb2e30
Front Lever Raise,strength,reps,bodyweight,lats,abs,,outside,,,8f7bbe6a-ecdc-55bc-9be8-b2bbd2e95a86
Front Rack Carry (Kettlebell),strength,weight_reps,kettlebell,abs,upper back; shoulders,Front Rack Walk,outside,,,5db1e58a-285f-559e-968d-e5f65d880193
Front Rack Hold (Barbell),strength,time,barbell,upper back,abs; quadriceps,Front Rack Hold,outside,,,05443ff2-9286-5d7e-9a48-04d6f3dc4946
Front Raise (Band),strength,weight_reps,band,shoulders,chest,,outside,,,427f0fe1-47cf-5518-86f7-fa07fa77ea87
Front Raise (Barbell),strength,weight_reps,barbell,shoulders,chest,,outside,,,27d6ea47-ce34-5f21-a0a6-259f33327f44
Front Raise (Cable),strength,weight_reps,cable,shoulders,chest,,outside,,,ed22cf4c-a289-554e-9d9e-dc690dad91ca
Front Raise (Dumbbell),strength,weight_reps,dumbbell,shoulders,chest,Front Raise,outside,,76,2e7eb3f7-d7d0-5034-b1d5-c815233d3099
Front Raise (Plate),strength,weight_reps,plate,shoulders,chest,Plate Front Raise,outside,,,6611c927-0745-5eaf-86b3-08fa153371e9
Front Raise (Suspension),strength,reps,suspension,shoulders,chest; abs,,outside,,,1b8a60bf-d168-54a9-a6b3-6279760e794e
Front Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes; abs; upper back,Front Squat,outside,,40,07615ab9-9b60-5b4b-ad17-09afece36008
Front Squat (Kettlebell),strength,weight_reps,kettlebell,quadriceps,glutes; abs,,outside,,,bc9074b6-cf0f-550e-884f-aba546a3722e
Front Squat (Smith Machine),strength,weight_reps,smith machine,quadriceps,glutes,,outside,,,fb425265-628b-5d3c-95f2-9dbf0ef470c2
GHD Sit Up,strength,reps,bodyweight,abs,hip flexors,Glute Ham Developer Sit Up,outside,,,44a037de-dad3-54b5-9247-6b9b8a707ecb
Glute Bridge,strength,reps,bodyweight,glutes,hamstrings,Glute Bridge (Bodyweight); Hip Bridge,outside,,80,7b60345c-caaf-529a-a9d0-cceb4021c3ef
Glute Bridge (Barbell),strength,weight_reps,barbell,glutes,hamstrings,Barbell Glute Bridge,outside,,,52915c6e-92fb-53bf-b59c-d9e17559b5db
Glute Bridge (Dumbbell),strength,weight_reps,dumbbell,glutes,hamstrings,,outside,,,a6c07d16-bcf1-5051-9967-15421b9a9407
Glute Ham Raise,strength,reps,bodyweight,hamstrings,glutes; lower back,GHR; GHD Raise,added,,,26ea178e-7de0-57f0-8d88-96d06ede5100
Glute Kickback (Band),strength,weight_reps,band,glutes,hamstrings,,outside,,,a88c7dfc-5331-509a-9ada-47471cbb4f01
Glute Kickback (Cable),strength,weight_reps,cable,glutes,hamstrings,Standing Cable Glute Kickbacks; Cable Glute Kickback,outside,,125,4a468020-8bb8-51bd-a97d-6d1c69e01e7d
Glute Kickback (Machine),strength,weight_reps,machine,glutes,hamstrings,Rear Kick (Machine),outside,,124,58304db2-cac2-543e-8f33-9397dbf7d378
Glute Kickback on Floor,strength,reps,bodyweight,glutes,hamstrings,Donkey Kick; Donkey Kicks,outside,,,68030e00-9ab3-556b-8f91-2faa3a72ef85
Goblet Squat (Dumbbell),strength,weight_reps,dumbbell,quadriceps,glutes; abs,Goblet Squat,outside,,42,9fcc9b75-5fdb-5565-a379-b340b163ecfb
Goblet Squat (Kettlebell),strength,weight_reps,kettlebell,quadriceps,glutes; abs,Kettlebell Goblet Squat,outside,,,62c878e5-9e8d-51b4-b599-838bbfce3891
Golf,cardio,time,other,cardio,obliques; shoulders,,outside,,,0fa34a7e-9c5d-5855-9f51-1555dbda3a6b
Good Morning (Band),strength,weight_reps,band,hamstrings,lower back; glutes,,outside,,,e733a533-bc68-5ef4-81f9-72093b72a0bc
Good Morning (Barbell),strength,weight_reps,barbell,hamstrings,lower back; glutes,Good Morning; Good Mornings,outside,,105,dfd3f7e7-bcf4-5e9f-989a-94e3bffe036e
Gorilla Row (Kettlebell),strength,weight_reps,kettlebell,upper back,lats; biceps,Gorilla Row,outside,,,532662fb-6798-5841-b679-dc32eaca6207
Gravel Cycling,cardio,distance_time,other,cardio,quadriceps; glutes,Gravel Ride,outside,,,89564877-3bdc-5f14-ab6c-e376aa736629
Gripper,strength,weight_reps,other,forearms,,Hand Gripper; Grip Trainer,outside,,,56bf7092-07f8-5b17-b3bf-23ada9b64b92
Gymnastics,cardio,time,other,cardio,full body,,outside,,,5e302752-f04d-5e07-8f42-499fc6f44af8
Hack Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes; hamstrings,Barbell Hack Squat,outside,,,ec56fe6b-6c78-5b45-b9f6-15448592e373
Hack Squat (Machine),strength,weight_reps,machine,quadriceps,glutes,Hack Squat,outside,,68,80577ed0-5d65-5321-ad33-559b4cdd7e41
Hammer Curl (Band),strength,weight_reps,band,biceps,forearms,,outside,,,ea50bbe7-fe1d-5bf0-9707-8152c4b933cc
Hammer Curl (Cable),strength,weight_reps,cable,biceps,forearms,Rope Hammer Curl,outside,,,3721fbfb-5bcb-5a86-837b-d5751f3b56a9
Hammer Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,Hammer Curl; Hammer Curls,outside,,19,96cbcca5-0603-57d6-87a1-9d4572b5d941
Hand Cycling,cardio,distance_time,other,cardio,shoulders; biceps; triceps,Handcycle; Arm Ergometer,outside,,,a0acaad0-89e6-5980-985c-3f3acfc7dfdc
Hand Release Push Up,strength,reps,bodyweight,chest,triceps; shoulders,,added,0.64,,54c368ba-d65a-5be4-8de6-9e66caec757e
Handball,cardio,time,other,cardio,shoulders; quadriceps,,outside,,,3d841060-bf6f-593f-ae09-9d9cd6a50a4f
Handstand Hold,strength,time,bodyweight,shoulders,abs; triceps,Handstand,outside,,,4614d18d-99c2-5f3a-975a-d326c0e004bc
Handstand Push Up,strength,reps,bodyweight,shoulders,triceps,HSPU,added,1,163,e5cfa0f2-627e-597b-a65e-c100997043a2
Hang Clean (Barbell),strength,weight_reps,barbell,full body,traps; glutes; quadriceps,Hang Clean,outside,,,d70cda42-1bf7-51b0-b622-6add737788b3
Hang Power Clean (Barbell),strength,weight_reps,barbell,full body,traps; glutes; quadriceps,Hang Power Clean,outside,,,aad0b13e-69b5-537d-b1ab-6cfaf03749bb
Hang Power Snatch (Barbell),strength,weight_reps,barbell,full body,shoulders; traps; glutes,Hang Power Snatch,outside,,,30ed7759-8a38-5b55-8bc9-553aee17d30a
Hang Snatch (Barbell),strength,weight_reps,barbell,full body,shoulders; traps; glutes,Hang Snatch,outside,,,8ccbccdc-0cc5-572e-9040-676e12f7fbc4
Hanging Knee Raise,strength,reps,bodyweight,abs,hip flexors,Hanging Knee Raises,outside,,96,27ca61e6-caab-519b-a595-6edb23f44ec9
Hanging Leg Raise,strength,reps,bodyweight,abs,hip flexors,Hanging Leg Raises,outside,,44,4b69a8aa-a46b-59aa-bc96-1ee0ee089939
Hanging Leg Raise (Weighted),strength,weight_reps,bodyweight,abs,hip flexors,,outside,,,8ff2a3ac-513f-5d41-ade0-5e988492a82c
Heel Taps,strength,reps,bodyweight,obliques,abs,Heel Touch; Alternating Heel Touch,outside,,,ac3ceb51-e7f2-553a-a258-e7614eaca81d
High Curl (Cable),strength,weight_reps,cable,biceps,forearms,Overhead Curl (Cable); Overhead Cable Curl,outside,,,b542170e-d069-5a91-a9a1-a14a2017548a
High Knee Skips,cardio,time,bodyweight,cardio,hip flexors; calves,High Knee Skip; A-Skips,outside,,,0a4afc13-870e-5cd8-a883-2a0c2441f9a7
High Knees,cardio,time,bodyweight,cardio,hip flexors; quadriceps,Running in Place,outside,,,38f82d0d-92b8-5d23-b873-904e74debc0d
High Pull (Barbell),strength,weight_reps,barbell,traps,shoulders; glutes,High Pull,outside,,,c50588b0-114d-5186-9990-69fa38e13de8
High Pull (Kettlebell),strength,weight_reps,kettlebell,traps,shoulders; glutes,Kettlebell High Pull,outside,,,c7590e0e-5b09-55c7-b5dc-a336dd06d663
HIIT,cardio,time,none,cardio,full body,High Intensity Interval Training; Interval Training,outside,,,fb72c517-ed91-538d-bf56-c2ac9945fefd
Hiking,cardio,distance_time,none,cardio,glutes; quadriceps; calves,Hike,outside,,151,cba4b470-43c7-58d9-a326-08339458a3ab
Hindu Push Up,strength,reps,bodyweight,chest,shoulders; triceps,Dive Bomber Push Up,added,,,784b94e3-5975-5143-a9e0-7ebf391c1d51
Hip Abduction (Band),strength,weight_reps,band,abductors,glutes,,outside,,,ddbf0fcb-7f6f-5f0b-9b74-9fa5685fc626
Hip Abduction (Cable),strength,weight_reps,cable,abductors,glutes,Cable Hip Abduction,outside,,,3cb620f0-3850-5404-bf54-77c914ff2058
Hip Abduction (Machine),strength,weight_reps,machine,abductors,glutes,Hip Abductor (Machine); Abductor Machine,outside,,54,e4378d64-6720-5334-9e42-277331722bf3
Hip Adduction (Cable),strength,weight_reps,cable,adductors,,Cable Hip Adduction,outside,,,d6e3447b-8a02-5423-8342-27d382212571
Hip Adduction (Machine),strength,weight_reps,machine,adductors,,Hip Adductor (Machine); Adductor Machine,outside,,55,65e2099e-cfed-5b8d-8041-1342f99d2ea5
Hip Flexion (Cable),strength,weight_reps,cable,hip flexors,abs,Cable Hip Flexion,outside,,,e70b825b-cbb6-54a0-ab53-4ecd54cf4611
Hip Thrust (Band),strength,weight_reps,band,glutes,hamstrings,,outside,,,895babc1-20cf-5e0a-806c-c23331fde61e
Hip Thrust (Barbell),strength,weight_reps,barbell,glutes,hamstrings,Barbell Hip Thrust,outside,,20,b21698bc-3438-5a29-91c7-482bea303de3
Hip Thrust (Bodyweight),strength,reps,bodyweight,glutes,hamstrings,Hip Thrust,outside,,,1a40eea3-76d1-51f4-b3ef-ff3aed43646a
Hip Thrust (Dumbbell),strength,weight_reps,dumbbell,glutes,hamstrings,,outside,,,d8b1f668-2cb8-57f9-b8d9-138becab4cff
Hip Thrust (Machine),strength,weight_reps,machine,glutes,hamstrings,Machine Hip Thrust,outside,,126,5d2c5629-156f-5ad3-a714-565397a62f77
Hip Thrust (Smith Machine),strength,weight_reps,smith machine,glutes,hamstrings,,outside,,,ef49a5d1-6973-5ebf-ac44-7c04417117ae
Hollow Hold,strength,time,bodyweight,abs,hip flexors,Hollow Body Hold,outside,,156,8b6d5b12-56c1-55af-81c8-8ef6915886fb
Hollow Rock,strength,reps,bodyweight,abs,hip flexors,Hollow Rocks,outside,,,7b016497-3697-525f-9d10-c115419c6bcb
Horse Riding,cardio,time,other,cardio,adductors; abs,Horseback Riding; Equestrian,outside,,,50ea092e-4964-593b-9664-5f7a3dfeaadf
Hula Hoop,cardio,time,other,cardio,obliques; abs,Hooping,outside,,,b0b2e926-f7f8-572d-b372-cd6973d8cfe6
Ice Hockey,cardio,time,other,cardio,quadriceps; glutes,Hockey,outside,,,0ae0e0df-7389-59a6-8925-417715afd982
Ice Skating,cardio,distance_time,other,cardio,quadriceps; glutes; abductors,Skating,outside,,,362d053b-91dd-5e94-b646-4fd1dd43403c
Inchworm,strength,reps,bodyweight,full body,abs; hamstrings,Inchworms; Walkout,outside,,,5dd51e77-dccf-5a6e-8a1b-991db9930cbb
Incline Bench Press (Barbell),strength,weight_reps,barbell,chest,shoulders; triceps,Incline Press (Barbell),outside,,16,bde981e3-54de-5f29-8116-ea9d46112330
Incline Bench Press (Cable),strength,weight_reps,cable,chest,shoulders; triceps,,outside,,,0b25dfec-3bb6-5234-a438-29d70a3f5073
Incline Bench Press (Smith Machine),strength,weight_reps,smith machine,chest,shoulders; triceps,Smith Incline Press,outside,,123,4922c6ac-d84b-5406-b77f-342ce9492a65
Incline Chest Fly (Cable),strength,weight_reps,cable,chest,shoulders,Incline Cable Fly,outside,,,5fdbacfa-12f5-5795-81c2-a1a3391e9849
Incline Chest Fly (Dumbbell),strength,weight_reps,dumbbell,chest,shoulders,Incline Dumbbell Fly,outside,,122,3e754376-7996-598b-9fb8-91444a47c745
Incline Chest Press (Machine),strength,weight_reps,machine,chest,shoulders; triceps,,outside,,121,b82780b3-8e7e-5285-87af-718415a4a35e
Incline Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,Seated Incline Curl (Dumbbell); Incline Dumbbell Curl,outside,,85,c914cecb-e6a1-53df-910d-83422b6e8bd3
Incline Lateral Raise (Dumbbell),strength,weight_reps,dumbbell,shoulders,traps,Chest Supported Lateral Raise,outside,,,f3584856-4aa1-5bb8-a06e-22bda4f8f019
Incline Press (Dumbbell),strength,weight_reps,dumbbell,chest,shoulders; triceps,Incline Bench Press (Dumbbell); Incline Dumbbell Press; Incline DB Press,outside,,22,1b6b225f-c66f-54f9-98a7-50cb26ecd3b4
Incline Push Up,strength,reps,bodyweight,chest,triceps; shoulders,Incline Push Ups,added,,,6e9573e7-9b1f-5f6a-9bdc-5a7e4a05c0da
Incline Row (Dumbbell),strength,weight_reps,dumbbell,upper back,lats; biceps,Chest Supported Incline Row (Dumbbell); Chest Supported Row (Dumbbell),outside,,,304accfc-237d-51bf-b543-62a92106a754
Inline Skating,cardio,distance_time,other,cardio,quadriceps; glutes; abductors,Rollerblading; Roller Skating,outside,,,dce138a8-c4f1-562b-b84b-b13ea31e8a60
Internal Rotation (Band),strength,weight_reps,band,shoulders,chest,,outside,,,c5dae6b9-91c5-51ff-bc96-47eff675b88c
Internal Rotation (Cable),strength,weight_reps,cable,shoulders,chest,Shoulder Internal Rotation,outside,,,eeadd9b5-2d58-539d-b215-e4a026ba39d4
Interval Running,cardio,distance_time,none,cardio,quadriceps; hamstrings; calves,Running Intervals,outside,,,339badeb-7f1b-54fa-a902-080b4df6508b
Inverted Row,strength,reps,bodyweight,upper back,lats; biceps,Inverted Row (Bodyweight); Australian Pull Up; Bodyweight Row,added,,116,9e8efb60-5d6c-52e0-b04d-df6261beef40
Iso-Lateral Chest Press (Machine),strength,weight_reps,machine,chest,triceps; shoulders,Hammer Strength Chest Press,outside,,86,5e760357-d445-5cb9-ad77-1513d13e2a68
Iso-Lateral High Row (Machine),strength,weight_reps,machine,lats,upper back; biceps,High Row (Machine); High Row,outside,,,b4af73f3-07af-59f8-bf0b-6d4f2bdb8631
Iso-Lateral Incline Chest Press (Machine),strength,weight_reps,machine,chest,shoulders; triceps,Iso-Lateral Incline Chest Press; Iso-Lateral Incline Press,outside,,,fa13c700-0c9e-5c48-bac9-d9e4d0b0f510
Iso-Lateral Low Row (Machine),strength,weight_reps,machine,lats,upper back; biceps,Iso-Lateral Low Row; Low Row (Machine),outside,,,4be88f82-80b8-57f9-b7f4-37f47feac4f0
Iso-Lateral Pulldown (Machine),strength,weight_reps,machine,lats,biceps; upper back,Iso-Lateral Lat Pulldown,outside,,,3d409785-07f1-5dc0-98fe-0cc732cdf4de
Iso-Lateral Row (Machine),strength,weight_reps,machine,upper back,lats; biceps,Hammer Strength Row,outside,,,11af476e-3614-5876-a150-e07978810a8c
Jackknife (Suspension),strength,reps,suspension,abs,shoulders,Jack Knife (Suspension); TRX Jackknife,outside,,,6b3b15b7-57ec-5aff-8fee-8385211a4967
Jackknife Sit Up,strength,reps,bodyweight,abs,hip flexors,Jackknife,outside,,,042e4142-57cd-5c5d-be9f-7a0725ca57fb
Jacob's Ladder,cardio,distance_time,cardio machine,cardio,quadriceps; shoulders,Jacobs Ladder,outside,,,0008ff3d-e131-59ff-ba28-d642de6f0293
Jefferson Curl (Barbell),strength,weight_reps,barbell,lower back,hamstrings,Jefferson Curl,outside,,,0413f3f2-2016-5ffe-ad23-e629893e9605
Jefferson Deadlift (Barbell),strength,weight_reps,barbell,glutes,quadriceps; adductors,Jefferson Deadlift,outside,,,693c6b43-f242-5d93-9bd0-67656a9245b3
JM Press (Barbell),strength,weight_reps,barbell,triceps,chest,JM Press,outside,,,135e913c-a906-5d0a-9b02-d894f86ae7d8
JM Press (Smith Machine),strength,weight_reps,smith machine,triceps,chest,,outside,,,92a26b41-f994-5983-a92b-9abd822af74e
Judo,cardio,time,none,cardio,full body,,outside,,,45a564a9-0cc0-537a-b583-3d6d7a3aa5ab
Jump Rope,cardio,time,other,cardio,calves; shoulders,Skipping; Skipping Rope; Rope Jumping,outside,,101,b3bdc66a-92d5-5fd9-9023-2ba8adc5b713
Jump Shrug (Barbell),strength,weight_reps,barbell,traps,quadriceps; calves,Jump Shrug,outside,,,e7fdacd4-216e-50ec-b93e-f69d0a9004f9
Jump Squat,strength,reps,bodyweight,quadriceps,glutes; calves,Squat Jump,outside,,,e4e401f0-6b7b-5694-8cd9-86ea9e3ad27d
Jump Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes; calves,,outside,,,23bd92bc-21a5-5960-826c-74cf92640e83
Jumping Jack,cardio,time,bodyweight,cardio,calves; shoulders,Jumping Jacks; Star Jump,outside,,,dcdf5072-5916-5b48-aefd-33199c625661
Jumping Lunge,strength,reps,bodyweight,quadriceps,glutes; calves,Lunge Jump; Split Squat Jump,outside,,,43a49dd2-3113-5fba-bcc8-aa75686b1820
Karate,cardio,time,none,cardio,full body,,outside,,,15745892-2a7f-53c5-97b7-62f562319353
Kayaking,cardio,distance_time,other,cardio,lats; shoulders; obliques,Kayak,outside,,,ddb75acc-cc90-5288-b490-5d965ad34c66
Kettlebell Around the World,strength,weight_reps,kettlebell,obliques,shoulders; forearms,,outside,,,f60c88b4-1e8d-558c-8c9e-b4a6caf0a82a
Kettlebell Halo,strength,weight_reps,kettlebell,shoulders,traps; abs,Halo,outside,,,5c40c2d3-e745-52e2-b023-804e8c020088
Kettlebell Swing,strength,weight_reps,kettlebell,glutes,hamstrings; lower back; shoulders,KB Swing; Russian Kettlebell Swing,outside,,83,d17784fb-c61e-5de7-b1e2-5346b895ecb2
Kettlebell Swing - American,strength,weight_reps,kettlebell,glutes,hamstrings; shoulders,American Kettlebell Swing,outside,,,c6080ad3-9e52-582c-9681-d288a2a1276b
Kickboxing,cardio,time,other,cardio,shoulders; glutes,,outside,,,d3357b08-52cc-535a-add4-f2225f4223a2
Kipping Pull Up,strength,reps,bodyweight,lats,biceps; abs,,added,1,,f79f44d7-57da-5418-9085-50ba288b6bd0
Knee Raise (Captain's Chair),strength,reps,bodyweight,abs,hip flexors,Knee Raise Parallel Bars; Captain's Chair Knee Raise; Captains Chair Knee Raise,outside,,,740988e3-4b52-544b-b7f2-ee98697db721
Kneeling Pulldown (Band),strength,weight_reps,band,lats,biceps,,outside,,,7246a2a6-1831-57f8-bf2a-f70995559cd5
Knees to Elbows,strength,reps,bodyweight,abs,hip flexors; lats,,outside,,,89e18948-a3ad-5e2b-b47f-1b5b8c64ce69
Kroc Row (Dumbbell),strength,weight_reps,dumbbell,lats,upper back; forearms,Kroc Row,outside,,,6244fbc0-ce01-5d5f-86e0-b1bc3cc29904
L-Sit Chin Up,strength,reps,bodyweight,lats,abs; biceps,,added,1,,1f64b132-3862-5974-8765-f937a5776e93
L-Sit Hold,strength,time,bodyweight,abs,hip flexors; triceps,L-Sit,outside,,,09aff67e-54c9-528f-9d86-a721f25081d2
L-Sit Pull Up,strength,reps,bodyweight,lats,abs; biceps,,added,1,,9195fb7b-0540-56ae-947b-387f22bedd25
Lacrosse,cardio,time,other,cardio,quadriceps; shoulders,,outside,,,29fd982d-da97-5c7f-ae26-f95c1eb1b5cc
Landmine 180 (Barbell),strength,weight_reps,barbell,obliques,abs; shoulders,Landmine 180; Landmine Rotation,outside,,,64ecb1bc-b7be-5eae-ba2a-0b439a61e748
Landmine Press (Barbell),strength,weight_reps,barbell,shoulders,chest; triceps,Landmine Press,outside,,148,8a0cb317-b590-5225-8c23-54573d6becf9
Landmine Row (Barbell),strength,weight_reps,barbell,upper back,lats; biceps,Landmine Row,outside,,,e5435f7b-0229-5cc5-b4b9-0d6d4b8958d2
Landmine Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes,Landmine Squat,outside,,,67a561cd-4c99-5c63-84cf-7588df9a67de
Landmine Squat and Press (Barbell),strength,weight_reps,barbell,full body,quadriceps; shoulders,Landmine Squat and Press; Landmine Thruster,outside,,,5a60b88a-f2c8-5ec9-8c49-aebe57aa3d26
Larsen Press (Barbell),strength,weight_reps,barbell,chest,triceps; shoulders,Larsen Press,outside,,,867e59d2-8739-5f8d-b648-4e31012b2670
Lat Pulldown (Band),strength,weight_reps,band,lats,biceps; upper back,,outside,,,0aa26b22-5906-5513-b0e9-6f9590565c90
Lat Pulldown (Cable),strength,weight_reps,cable,lats,biceps; upper back,Lat Pulldown; Lat Pull Down; Pulldown,outside,,4,0fb454ed-8939-5c7d-80b0-74da36293c56
Lat Pulldown (Machine),strength,weight_reps,machine,lats,biceps; upper back,Vertical Traction (Machine),outside,,115,1532e3a0-d9f2-58ec-b34a-925321ac0dd5
Lat Pulldown - Behind the Neck (Cable),strength,weight_reps,cable,lats,biceps; upper back,Behind the Neck Pulldown,outside,,,384adbf4-c96a-5b8d-9d3d-effe8d72878b
Lat Pulldown - Close Grip (Cable),strength,weight_reps,cable,lats,biceps; upper back,Close Grip Lat Pulldown,outside,,113,1dbb43c3-94c5-57db-b84a-5a5aa4cf0c83
Lat Pulldown - Neutral Grip (Cable),strength,weight_reps,cable,lats,biceps; upper back,Neutral Grip Lat Pulldown,outside,,,00af1fc4-bc38-5be5-9633-fe3b5ffaa26c
Lat Pulldown - Underhand (Band),strength,weight_reps,band,lats,biceps; upper back,,outside,,,5b99e776-ea08-5d3f-9553-e52039e93b32
Lat Pulldown - Underhand (Cable),strength,weight_reps,cable,lats,biceps; upper back,Reverse Grip Lat Pulldown (Cable); Underhand Lat Pulldown,outside,,,553f7f57-6284-5a64-831f-346de5fc1323
Lat Pulldown - Wide Grip (Cable),strength,weight_reps,cable,lats,biceps; upper back,Wide Grip Lat Pulldown,outside,,114,9ae918e2-c972-5003-8693-a2dc7e54d86a
Lateral Band Walk,strength,reps,band,abductors,glutes,Lateral Band Walks; Monster Walk,outside,,,18fd8f3a-cb43-5d0a-9958-e34da2fcf1af
Lateral Box Jump,strength,reps,other,quadriceps,glutes; calves,,outside,,,5ea06fd6-077a-5a0b-b149-528aeda6b14b
Lateral Leg Raise,strength,reps,bodyweight,abductors,glutes,Lateral Leg Raises; Side Lying Leg Raise,outside,,,c5e81788-653a-51b1-bfbb-216c55883b8c
Lateral Lunge,strength,reps,bodyweight,adductors,glutes; quadriceps,Side Lunge,outside,,,4cec81d1-5f51-5804-b00e-6fa9c7a79789
Lateral Lunge (Dumbbell),strength,weight_reps,dumbbell,adductors,glutes; quadriceps,,outside,,,3a00ac8a-90ed-58fa-852c-20c505175ac0
Lateral Raise (Band),strength,weight_reps,band,shoulders,traps,,outside,,,e2d7bbd8-d875-581f-88d7-c36f1828bba1
Lateral Raise (Cable),strength,weight_reps,cable,shoulders,traps,Cable Lateral Raise,outside,,64,1827450a-f30a-5ae7-b175-1db97a76eece
Lateral Raise (Dumbbell),strength,weight_reps,dumbbell,shoulders,traps,Side Lateral Raise; Lateral Raise; Side Raise,outside,,9,fa623867-adda-5c71-a4d8-b2b07566e6b3
Lateral Raise (Machine),strength,weight_reps,machine,shoulders,traps,Machine Lateral Raise,outside,,127,433a91ac-b9ca-5c71-abea-2327b027d2b7
Lateral Raise (Plate),strength,weight_reps,plate,shoulders,traps,,outside,,,df84f8b8-092d-524f-b7bf-a25d527db429
Lateral Squat,strength,reps,bodyweight,adductors,quadriceps; glutes,,outside,,,1a9bc65b-a3b9-5a2f-82ca-1640227908b4
Lateral Step Down,strength,reps,bodyweight,quadriceps,glutes,Step Down,outside,,,0f016093-fa41-5501-ae53-e8c3b8241bfc
Leaning Lateral Raise (Dumbbell),strength,weight_reps,dumbbell,shoulders,traps,,outside,,,9594e0b5-046c-5db1-bfa1-4aeb632c2ec9
Leg Curl (Band),strength,weight_reps,band,hamstrings,,,outside,,,fc02d4ad-3a2c-5a80-b2b8-221ac49e51d3
Leg Curl (Cable),strength,weight_reps,cable,hamstrings,,,outside,,,87e460ed-6311-565f-bd64-af7fd593761f
Leg Curl (Stability Ball),strength,reps,other,hamstrings,glutes,Swiss Ball Hamstring Curl; Stability Ball Leg Curl,outside,,,cc6df577-3f25-5488-aada-511bdb04e041
Leg Curl (Suspension),strength,reps,suspension,hamstrings,glutes,TRX Hamstring Curl,outside,,,5c14b929-0e5a-5eb9-871f-ae4b370044a1
Leg Extension (Band),strength,weight_reps,band,quadriceps,,,outside,,,1dfd2a93-9063-53cd-8f37-365cfdef5c89
Leg Extension (Machine),strength,weight_reps,machine,quadriceps,,Leg Extension; Leg Extensions,outside,,14,0244a8c8-8a01-556b-9221-e966fbc281dc
Leg Press (Machine),strength,weight_reps,machine,quadriceps,glutes; hamstrings,Leg Press; 45 Degree Leg Press; Sled Leg Press,outside,,10,16131722-1179-5ddb-a6ae-902220c75d86
Leg Raise (Captain's Chair),strength,reps,bodyweight,abs,hip flexors,Leg Raise Parallel Bars; Captain's Chair Leg Raise,outside,,95,29e848f9-566b-5a97-a129-6ec4ce271a75
Log Press,strength,weight_reps,other,shoulders,triceps; upper back,Log Clean and Press,outside,,,cebfeda0-db04-54d1-b28c-9140083e26f7
Low Bar Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes; hamstrings; lower back,Low Bar Squat,outside,,,46114513-cec8-51c8-8b42-222903d1863b
Low Cable Crossover,strength,weight_reps,cable,chest,shoulders,Low Cable Fly Crossovers; Low to High Cable Fly,outside,,,24cd693a-ca84-5bb7-bcde-160dd0f368f9
Low Row (Suspension),strength,reps,suspension,upper back,lats; biceps,TRX Row; Suspension Row,outside,,,be7e7bc8-76b1-56a4-8427-77c439405302
Lu Raise (Dumbbell),strength,weight_reps,dumbbell,shoulders,traps,Lu Raise; Lu Raises,outside,,,4f832937-3b3e-5692-b83b-295223887b52
Lunge (Barbell),strength,weight_reps,barbell,quadriceps,glutes; hamstrings,Barbell Lunge,outside,,137,bc85b6c3-5afb-5469-a485-d0deea4d304c
Lunge (Bodyweight),strength,reps,bodyweight,quadriceps,glutes; hamstrings,Lunge; Lunges,outside,,138,3b6fcae0-477c-5019-adea-aefa2cf24276
Lunge (Dumbbell),strength,weight_reps,dumbbell,quadriceps,glutes; hamstrings,Dumbbell Lunge,outside,,49,96dd690e-3bcd-5696-8aee-424bf31b3dbe
Lunge (Kettlebell),strength,weight_reps,kettlebell,quadriceps,glutes; hamstrings,,outside,,,9608b01b-3a0e-5c0a-bf29-9123f54fbafd
Lunge (Smith Machine),strength,weight_reps,smith machine,quadriceps,glutes; hamstrings,,outside,,,f389b909-630b-5e73-9625-b01d8703c590
Lying Leg Curl (Dumbbell),strength,weight_reps,dumbbell,hamstrings,,,outside,,,969c9071-050a-5e6c-b7c3-d0e498a158d1
Lying Leg Curl (Machine),strength,weight_reps,machine,hamstrings,calves,Lying Leg Curl; Leg Curl; Hamstring Curl,outside,,17,eef560fe-3080-5430-b6ec-c7e8ebc9bb63
Lying Leg Raise,strength,reps,bodyweight,abs,hip flexors,Flat Leg Raise; Leg Raise,outside,,153,0b67f59b-4f05-5670-824a-df789af5c73e
Lying Neck Curl,strength,reps,bodyweight,neck,,Lying Neck Curls; Neck Curl,outside,,,7085a308-ed96-533e-aefd-fc117b490247
Lying Neck Curl (Weighted),strength,weight_reps,plate,neck,,Lying Neck Curls (Weighted); Neck Curl (Plate),outside,,,7cf16062-c620-57ac-a986-2f5634b1ac71
Lying Neck Extension,strength,reps,bodyweight,neck,,Neck Extension,outside,,,e97446ec-f226-55d3-ad88-15d9f011645e
Lying Neck Extension (Weighted),strength,weight_reps,plate,neck,,Neck Extension (Plate),outside,,,e3941248-dcbe-510e-a266-7fcc1109be97
Man Maker (Dumbbell),strength,weight_reps,dumbbell,full body,chest; shoulders; quadriceps,Man Makers,outside,,,88ea6393-7e37-5fab-99cc-d46b4f7d5ab3
Martial Arts,cardio,time,none,cardio,full body,,outside,,,4b9aeabc-a92b-5642-a4b3-d09ac3dd34ad
Meadows Row (Barbell),strength,weight_reps,barbell,lats,upper back; biceps,Meadows Rows (Barbell); Meadows Row,outside,,,950f007f-727d-56cf-859f-23c8b1b1d507
Mountain Biking,cardio,distance_time,other,cardio,quadriceps; glutes,Mountain Bike,outside,,,8a19ae47-2a1d-5075-86e8-485ca08a2dd8
Mountain Climber,strength,reps,bodyweight,abs,hip flexors; shoulders,Mountain Climbers,outside,,103,f5397606-dfe8-570c-86c3-35db255a35c4
Muay Thai,cardio,time,other,cardio,shoulders; glutes,Thai Boxing,outside,,,9a20929f-85c5-5f82-a235-c91d4587e00c
Multi Hip (Machine),strength,weight_reps,machine,glutes,abductors; adductors; hip flexors,Multi-Hip Machine,outside,,,12e2298f-b878-59e9-9581-4ce2aef7cfe5
Muscle Snatch (Barbell),strength,weight_reps,barbell,shoulders,traps; glutes,Muscle Snatch,outside,,,461ed2f1-5279-5184-97eb-4075f01bcf28
Muscle Up,strength,reps,bodyweight,lats,chest; triceps,Muscle-Up; Bar Muscle Up,added,1,162,514b27b9-07ab-5c08-87f0-bbdb3d50e480
Neck Flexion (Machine),strength,weight_reps,machine,neck,,4-Way Neck Machine,outside,,,cec1a564-9b01-53cb-9145-ed6946094e01
Neck Harness Extension,strength,weight_reps,other,neck,traps,Neck Extension (Harness),outside,,,0eb6ff10-83a0-56a3-a597-747fdb3d5878
Negative Pull Up,strength,reps,bodyweight,lats,biceps; upper back,,added,,,fd7170ac-5b7f-5d1d-98d8-96a1e9df1fe2
Neutral Grip Pull Up,strength,reps,bodyweight,lats,biceps; upper back,Hammer Grip Pull Up,added,1,,aaa46efb-152d-5307-8adf-a2c64dc6628f
Nordic Hamstring Curl,strength,reps,bodyweight,hamstrings,glutes,Nordic Hamstrings Curls; Nordic Curl; Nordics,added,,,7d66c5f9-b6fe-54a3-a79a-0c70e878d08c
Nordic Walking,cardio,distance_time,other,cardio,glutes; upper back,,outside,,,96a3357d-aecb-5143-ac43-24a192896f90
Oblique Crunch,strength,reps,bodyweight,obliques,abs,,outside,,,05a0a451-51ea-52ab-9c8b-e09885b2b01e
One Arm Push Up,strength,reps,bodyweight,chest,triceps; abs,,added,,,a7871f2e-9005-5b15-8eb2-12b1f8db6b70
Open Water Swimming,cardio,distance_time,none,cardio,lats; shoulders,Swimming (Open Water),outside,,,437c8405-e62f-5668-a3f9-96f9661d9b27
Overhead Carry,strength,weight_reps,dumbbell,shoulders,abs; traps,Overhead Walk; Waiter's Walk,outside,,,c28f03ea-a69d-5cb0-9b55-5918e158ccb2
Overhead Lunge (Dumbbell),strength,weight_reps,dumbbell,quadriceps,shoulders; glutes,Overhead Dumbbell Lunge,outside,,,0a43f7d8-7429-53d7-9052-0624f1543ce8
Overhead Plate Raise,strength,weight_reps,plate,shoulders,traps; abs,,outside,,,29a19e5c-2bb2-5852-b204-43eca80426e5
Overhead Press (Band),strength,weight_reps,band,shoulders,triceps,Shoulder Press (Band),outside,,,85f4c9ec-f0f3-52c3-b7dc-8e4eaea41619
Overhead Press (Barbell),strength,weight_reps,barbell,shoulders,triceps; upper back,OHP; Overhead Press; Press (Barbell); Shoulder Press (Barbell); Standing Overhead Press,outside,,6,89b6d637-2ca2-583d-8604-616707aeeb12
Overhead Press (Cable),strength,weight_reps,cable,shoulders,triceps,,outside,,,d635bebb-572a-53a8-a0ce-b87c4081b6f7
Overhead Press (Dumbbell),strength,weight_reps,dumbbell,shoulders,triceps,Shoulder Press (Dumbbell); Dumbbell Shoulder Press; Standing Dumbbell Press,outside,,21,cb6d0c66-b8b6-5a92-8b61-be4d4a0802b6
Overhead Press (Kettlebell),strength,weight_reps,kettlebell,shoulders,triceps,Kettlebell Shoulder Press; Kettlebell Press,outside,,,d9011dfd-4d9a-51f9-add3-7aa17ac06d16
Overhead Press (Smith Machine),strength,weight_reps,smith machine,shoulders,triceps,Smith Machine Shoulder Press,outside,,,ec17e9bc-3383-5201-a01a-b5509f037d79
Overhead Squat (Barbell),strength,weight_reps,barbell,quadriceps,shoulders; glutes,Overhead Squat,outside,,,0e1b4fb3-28a8-5da9-a7fa-224185fc6544
Overhead Squat (Dumbbell),strength,weight_reps,dumbbell,quadriceps,shoulders; glutes,,outside,,,85318120-847f-507c-9b2e-d3e8c75a7713
Overhead Triceps Extension (Cable),strength,weight_reps,cable,triceps,,Overhead Cable Triceps Extension,outside,,77,b3ee9292-5e7f-5f95-aeea-69cc1b7fc8a7
Overhead Triceps Extension - Rope (Cable),strength,weight_reps,cable,triceps,,Rope Triceps Overhead; Tricep Extension (Rope); Rope Overhead Triceps Extension,outside,,,0c76a76e-0af9-53f6-8e3d-f8533613043d
Padel,cardio,time,other,cardio,shoulders; quadriceps,,outside,,,0e059f97-008d-59e6-a6ed-9388c746b94c
Pallof Press (Band),strength,weight_reps,band,obliques,abs,,outside,,,7874265f-9a1d-5606-97c3-98dd8aed7794
Pallof Press (Cable),strength,weight_reps,cable,obliques,abs,Cable Core Palloff Press; Pallof Press,outside,,,11e67fe6-120f-5b3d-8b1b-2d40cad30886
Partial Glute Bridge (Barbell),strength,weight_reps,barbell,glutes,hamstrings,,outside,,,a49095cc-79cc-5431-b84a-473bf8a94a0b
Pause Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes; hamstrings,Pause Squat; Paused Squat,outside,,142,2065afea-5326-539d-86c9-4007e346df67
Paused Bench Press (Barbell),strength,weight_reps,barbell,chest,triceps; shoulders,Paused Bench Press; Pause Bench Press; Bench Press - Paused (Barbell),outside,,143,becccd75-a77f-5b7b-b1af-37e6b825e202
Paused Deadlift (Barbell),strength,weight_reps,barbell,glutes,hamstrings; lower back,Paused Deadlift; Pause Deadlift,outside,,,67ab7be8-7622-5cde-afca-6d4357b2730a
Paused Romanian Deadlift (Barbell),strength,weight_reps,barbell,hamstrings,glutes; lower back,Paused RDL,outside,,,6e30a16b-b5cc-51cf-86bf-f4b96358060d
Pegboard Climb,strength,reps,bodyweight,lats,biceps; forearms,,outside,,,56948391-6d1f-5fe5-8ea6-e59e9ce11d1f
Pendlay Row (Barbell),strength,weight_reps,barbell,upper back,lats; biceps; lower back,Pendlay Row,outside,,117,887548cd-7773-5edf-9337-ae8011560cd3
Pendulum Squat (Machine),strength,weight_reps,machine,quadriceps,glutes,Pendulum Squat,outside,,,2e937571-9dc4-561b-96c1-e3d14820aede
Pickleball,cardio,time,other,cardio,shoulders; quadriceps,,outside,,,9596f5c2-fce3-5666-8670-afe0638acfd9
Pike Push Up,strength,reps,bodyweight,shoulders,triceps,Pike Pushup,added,,,75cb3b07-b45f-5245-9905-9bb46c1cc8fc
Pilates,cardio,time,none,cardio,abs,Pilates (Mat); Reformer Pilates,outside,,,5b66102f-bbbf-5ab8-ad9f-1bf61a719925
Pin Press (Barbell),strength,weight_reps,barbell,triceps,chest; shoulders,Pin Bench Press,outside,,,e75d31fb-5534-5670-a924-224de4bb0fb0
Pin Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes; lower back,Pin Squat,outside,,,2391bf78-8fdf-5368-a623-a731c4a7e1d4
Pinwheel Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,Pinwheel Curl,outside,,,8a0fe94d-118e-5c3b-bf26-68ad6179ab0b
Pistol Squat,strength,reps,bodyweight,quadriceps,glutes,Single Leg Squat,added,,,b55313b1-2167-52f8-a0f3-9762e9f0b3af
Pistol Squat (Assisted),strength,reps,suspension,quadriceps,glutes,Assisted Pistol Squats,outside,,,7e0f611c-2f52-5c93-8eda-fe1161e734e9
Plank,strength,time,bodyweight,abs,shoulders; glutes,Front Plank; Forearm Plank,outside,,25,31ac25fe-0f90-5cac-a51d-a609145587d5
Plank (Weighted),strength,time,plate,abs,shoulders; glutes,Weighted Plank,outside,,,d8c032c9-3bd8-5904-b024-d989e4492502
Plank Jack,strength,reps,bodyweight,abs,shoulders,Plank Jacks,outside,,,2e62aa64-937d-59f1-b4b1-d299b9f2ed68
Plank Push Up,strength,reps,bodyweight,abs,triceps; shoulders,Plank Pushup; Up Down Plank,outside,,,54afcb0c-33d6-58cb-a2e1-6f90c7d1d200
Plate Pinch,strength,time,plate,forearms,,Plate Pinch Hold,outside,,,64368335-2747-5756-9d03-6357ac670a9b
Plate Press,strength,weight_reps,plate,chest,triceps; shoulders,,outside,,,d441d5d3-4dcf-595a-9c19-39c91bb5eea7
Plate Squeeze,strength,weight_reps,plate,chest,shoulders,Svend Press; Plate Squeeze (Svend Press),outside,,,701aa599-33ca-5115-9ae8-a5d4f550aac9
Pogo Jump,strength,reps,bodyweight,calves,,Pogo Hops,outside,,,79cd1889-7b21-564e-9459-836ea7097cd4
Poliquin Step Up,strength,reps,bodyweight,quadriceps,,,outside,,,01bc4a56-cd46-5b2b-9198-943cf5d6e60e
Power Clean (Barbell),strength,weight_reps,barbell,full body,traps; glutes; quadriceps,Power Clean,outside,,89,ccd265c3-6dde-5ac8-9b3a-db792090bc4c
Power Snatch (Barbell),strength,weight_reps,barbell,full body,shoulders; traps; glutes,Power Snatch,outside,,,1d7e6016-99ac-5316-9d9b-916c16a79c71
Preacher Curl (Barbell),strength,weight_reps,barbell,biceps,forearms,Preacher Curl,outside,,,a84233fb-9adc-59ed-8314-f96d5da4d357
Preacher Curl (Cable),strength,weight_reps,cable,biceps,forearms,Cable Preacher Curl,outside,,,0509a184-13ac-5cd4-9c16-7f533b5b66d2
Preacher Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,,outside,,,5415db42-8628-5201-a5b7-154c13e82557
Preacher Curl (EZ Bar),strength,weight_reps,ez bar,biceps,forearms,EZ Bar Preacher Curl,outside,,51,dc378956-4fc1-5737-a027-2e475137c0ec
Preacher Curl (Machine),strength,weight_reps,machine,biceps,forearms,Machine Preacher Curl,outside,,87,b945a5ec-4a31-5f3f-b62a-c268e5759528
Preacher Hammer Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,Preacher Hammer Curl,outside,,,1404fbb0-eccc-5ba2-98dd-21e7e3da4c33
Press Under (Barbell),strength,weight_reps,barbell,shoulders,triceps,Press Under,outside,,,dd1bfb67-a318-5478-9750-ad24f0025bad
Pseudo Planche Push Up,strength,reps,bodyweight,chest,shoulders; triceps,,added,,,7e9de179-07b8-57f7-8c28-b4327f486986
Psoas March (Band),strength,reps,band,hip flexors,abs,Banded Psoas March,outside,,,3a4e02b2-02a9-5aed-b0f2-4db9590ce072
Pull Through (Cable),strength,weight_reps,cable,glutes,hamstrings; lower back,Cable Pull Through,outside,,,a29a5016-d9dd-546f-98f8-058c20a0766b
Pull Up,strength,reps,bodyweight,lats,biceps; upper back,Pull-Up; Pullup; Pull Ups,added,1,5,bc7ffcdd-6cdb-55d2-9df7-6a1cda645c9f
Pull Up (Assisted),strength,weight_reps,machine,lats,biceps; upper back,Assisted Pull Up,help,1,106,43e922f7-9ef8-5256-9304-da12cf4af9e1
Pull Up (Band),strength,reps,band,lats,biceps; upper back,Banded Pull Up,help,1,,3b94457a-82a8-5dec-97a9-808002346ad1
Pull Up (Weighted),strength,weight_reps,bodyweight,lats,biceps; upper back,Weighted Pull Up,added,1,107,e244e67e-7aa5-5d88-919e-0bb08b10d008
Pullover (Barbell),strength,weight_reps,barbell,lats,chest; triceps,,outside,,,9d95a9da-5b78-55d9-91ac-a476c4523f67
Pullover (Cable),strength,weight_reps,cable,lats,chest; triceps,Cable Pullover,outside,,,6189c68e-671f-562b-83f1-e6f8471e3e7c
Pullover (Dumbbell),strength,weight_reps,dumbbell,chest,lats; triceps,Dumbbell Pullover,outside,,149,f0a63382-8ea9-597b-98b6-e2977976bba0
Pullover (Machine),strength,weight_reps,machine,lats,chest; triceps,Machine Pullover,outside,,,995587ba-6a5a-59f4-b05d-1b9898e011bf
Push Jerk (Barbell),strength,weight_reps,barbell,shoulders,triceps; quadriceps,Push Jerk; Power Jerk,outside,,,0922d2c3-ef04-5774-9a0a-d7a5d600bacd
Push Press (Barbell),strength,weight_reps,barbell,shoulders,triceps; quadriceps,Push Press,outside,,78,6f40c813-5e42-5ce4-910d-5117fbb29216
Push Press (Dumbbell),strength,weight_reps,dumbbell,shoulders,triceps; quadriceps,,outside,,,04f35c32-c577-5fe4-b143-8a2652a2dd08
Push Press (Kettlebell),strength,weight_reps,kettlebell,shoulders,triceps; quadriceps,Kettlebell Push Press,outside,,,87abf960-371d-53f7-b828-fb85c8707d80
Push Up,strength,reps,bodyweight,chest,triceps; shoulders,Push-Up; Pushup; Press Up; Push Ups,added,0.64,18,eb770220-47b4-532c-b1bb-944a7d78746e
Push Up (Band),strength,reps,band,chest,triceps; shoulders,,outside,,,a5c0e6bc-a52d-56cb-a8c3-e137d14be628
Push Up (Knees),strength,reps,bodyweight,chest,triceps; shoulders,Kneeling Push Up; Knee Push Up,added,0.49,,16f3a249-8fef-52c1-a977-2c1e46cf7317
Push Up (Stability Ball),strength,reps,other,chest,triceps; abs,,added,,,7ee4daf1-8ac3-5dbf-a0e0-201138fb4272
Push Up (Suspension),strength,reps,suspension,chest,triceps; abs,TRX Push Up,added,,,b4e5a061-6adc-5490-a201-311d1f489291
Push Up (Weighted),strength,weight_reps,plate,chest,triceps; shoulders,Weighted Push Up,added,0.64,,46357610-50b5-594c-9cc2-e2510a09ae8a
Push Up - Close Grip,strength,reps,bodyweight,triceps,chest; shoulders,Close Grip Push Up,added,0.64,,f017e5e8-0e76-52a2-9dc1-8019cb539630
Push Up - Wide Grip,strength,reps,bodyweight,chest,triceps; shoulders,Wide Push Up,added,0.64,,b32cc010-ae21-50fe-ad52-3b5f5f56d7e9
Race Walking,cardio,distance_time,none,cardio,glutes; calves,Power Walking,outside,,,cc8de109-481b-5818-8544-6cf79ebd763b
Rack Pull (Barbell),strength,weight_reps,barbell,lower back,glutes; traps; hamstrings,Rack Pull,outside,,144,ed39d054-834c-5c3c-bae1-3e457e748d0f
Racquetball,cardio,time,other,cardio,shoulders; quadriceps,,outside,,,97f1ed58-0eb2-5e48-b0bf-11b44a9bf6d6
Rear Delt Row (Dumbbell),strength,weight_reps,dumbbell,shoulders,upper back; biceps,Rear Delt Row,outside,,,f6073055-e9dc-5609-b9d1-34ac8d8b81c5
Recumbent Bike,cardio,distance_time,cardio machine,cardio,quadriceps; glutes,Cycling (Recumbent),outside,,,0e75be9b-7b54-59ff-a74f-430fbffaf562
Renegade Row (Dumbbell),strength,weight_reps,dumbbell,upper back,abs; lats,Renegade Row,outside,,,4d791b52-3901-533b-bf7e-6d099aca48db
Reverse Crunch,strength,reps,bodyweight,abs,hip flexors,,outside,,,e4ab92fc-362a-5694-b856-76be9982b08a
Reverse Curl (Band),strength,weight_reps,band,forearms,biceps,,outside,,,597b02a9-5b0f-5fa3-a176-5882dca00b8c
Reverse Curl (Barbell),strength,weight_reps,barbell,forearms,biceps,Reverse Curl,outside,,132,31784b12-5427-58de-896a-5e6739b3d3f4
Reverse Curl (Cable),strength,weight_reps,cable,forearms,biceps,,outside,,,bbf2c541-faf4-5689-bff8-af7c0924503a
Reverse Curl (Dumbbell),strength,weight_reps,dumbbell,forearms,biceps,,outside,,,eb87d7e2-81d3-5878-a839-a6edc8457b80
Reverse Curl (EZ Bar),strength,weight_reps,ez bar,forearms,biceps,,outside,,,06805315-44cc-5bb6-b565-dbfdeed06765
Reverse Fly (Band),strength,weight_reps,band,shoulders,upper back,,outside,,,17c21cab-1b88-5fef-885e-f69728fba19d
Reverse Fly (Cable),strength,weight_reps,cable,shoulders,upper back,Rear Delt Reverse Fly (Cable); Rear Delt Fly (Cable),outside,,,45f7329f-cbf8-58cd-ab07-5dd4f5d391cd
Reverse Fly (Dumbbell),strength,weight_reps,dumbbell,shoulders,upper back,Rear Delt Reverse Fly (Dumbbell); Rear Delt Fly; Bent Over Lateral Raise,outside,,79,f27c4f42-0ce2-5989-a92d-840480d7ac2a
Reverse Fly (Machine),strength,weight_reps,machine,shoulders,upper back,Rear Delt Reverse Fly (Machine); Reverse Pec Deck,outside,,57,7b939a91-f0b1-5dc0-8003-a5b5614e6a1f
Reverse Fly (Suspension),strength,reps,suspension,shoulders,upper back,,outside,,,15d7de66-1afc-5665-9517-ab54b8b42860
Reverse Fly Single Arm (Cable),strength,weight_reps,cable,shoulders,upper back,,outside,,,1ff09016-2d4b-5105-bf9a-9824ee4bc836
Reverse Grip Concentration Curl (Dumbbell),strength,weight_reps,dumbbell,forearms,biceps,Reverse Grip Concentration Curl,outside,,,c697effc-b356-5d4f-86c5-7945c55e1a1f
Reverse Hack Squat (Machine),strength,weight_reps,machine,glutes,quadriceps; hamstrings,,outside,,,471244bf-7b7e-5c62-a87a-174beddd6474
Reverse Hyperextension,strength,weight_reps,machine,glutes,hamstrings; lower back,Reverse Hyper; Reverse Hyperextension (Machine),outside,,,cbf70e4d-d1af-5f30-8959-5f8c22de8889
Reverse Lunge,strength,reps,bodyweight,glutes,quadriceps; hamstrings,Reverse Lunge (Bodyweight),outside,,,64fe5a4f-e236-53be-bc42-8d55b9ef70b4
Reverse Lunge (Barbell),strength,weight_reps,barbell,glutes,quadriceps; hamstrings,,outside,,,5b65a3a9-b6ac-57fb-bf00-5c90bac321c6
Reverse Lunge (Dumbbell),strength,weight_reps,dumbbell,glutes,quadriceps; hamstrings,,outside,,139,4970d9c1-2ef3-50c2-b206-ec0321e0e5ed
Reverse Nordic Curl,strength,reps,bodyweight,quadriceps,hip flexors,Reverse Nordic,outside,,,ada6a423-d0fb-53d2-8120-f967e878ffe7
Reverse Plank,strength,time,bodyweight,glutes,abs; shoulders,,outside,,,964bb5ea-3963-5abc-879b-826567c2ede7
Reverse Woodchop (Cable),strength,weight_reps,cable,obliques,abs; shoulders,Cable Twist (Down to Up); Low to High Woodchop,outside,,,25ce25d6-d1e0-5341-8332-8857166d8426
Ring Dip,strength,reps,suspension,chest,triceps; shoulders,Ring Dips,added,1,,55c508d5-f9ea-509b-88c6-b9a8b10e265f
Ring Muscle Up,strength,reps,suspension,lats,chest; triceps,,added,1,,d98525ad-69b1-5fc2-a391-ace3fb678fd5
Ring Pull Up,strength,reps,suspension,lats,biceps; upper back,,added,1,,203d8f9a-f139-5fe5-9250-82cd1dd2246c
Ring Push Up,strength,reps,suspension,chest,triceps; shoulders,,added,0.64,,3b579dd6-a7d4-59e3-9d8a-b50f6b97d75b
Ring Row,strength,reps,suspension,upper back,lats; biceps,Ring Rows,outside,,,15233bed-f55b-51bc-8c1f-871dae17fb8f
RKC Plank,strength,time,bodyweight,abs,glutes,,outside,,,cf1da85c-b329-5a44-8e2d-55c6b78cc8c0
Rollout (Barbell),strength,reps,barbell,abs,lats; shoulders,Barbell Rollout,outside,,,8d150e8d-e9fd-5578-a258-100e5897d719
Romanian Deadlift (Barbell),strength,weight_reps,barbell,hamstrings,glutes; lower back,RDL; Romanian Deadlift; Barbell RDL,outside,,13,b253510c-b9c6-5b2f-99e2-97b147afd2c4
Romanian Deadlift (Cable),strength,weight_reps,cable,hamstrings,glutes; lower back,,outside,,,2979a40c-d004-5c89-84dc-f6254e8816b2
Romanian Deadlift (Dumbbell),strength,weight_reps,dumbbell,hamstrings,glutes; lower back,Dumbbell RDL; DB RDL,outside,,63,d09bd906-942e-56a6-aa72-fca517eda266
Romanian Deadlift (Kettlebell),strength,weight_reps,kettlebell,hamstrings,glutes; lower back,,outside,,,df759618-50f3-5623-8403-ed5f61ad222c
Romanian Deadlift (Smith Machine),strength,weight_reps,smith machine,hamstrings,glutes; lower back,,outside,,,fc3fd392-0532-5873-b992-f4b8be1a810b
Romanian Deadlift (Trap Bar),strength,weight_reps,trap bar,hamstrings,glutes; lower back,,outside,,,7ef9bb69-ec10-504c-8b26-761f46af0f5b
Rope Climb,strength,reps,bodyweight,lats,biceps; forearms,,outside,,,6cf2141b-1f98-5260-8023-e8a09eaf9185
Rope Curl (Cable),strength,weight_reps,cable,biceps,forearms,Rope Cable Curl,outside,,,19af3295-1e83-59ed-816e-839737e20a74
Rotational Throw (Medicine Ball),strength,weight_reps,medicine ball,obliques,abs,Medicine Ball Rotational Throw,outside,,,1ce728e5-b693-5ad8-a62c-c97ad41e2b79
Rowing,cardio,distance_time,other,cardio,upper back; quadriceps; lats,Rowing (Outdoor),outside,,,67090a7d-421f-51a5-9917-fd1e56f86823
Rowing Machine,cardio,distance_time,cardio machine,cardio,upper back; quadriceps; lats,Rowing (Machine); Rowing (Indoor); Rower; Row Erg; Erg,outside,,45,18fd3a12-7f46-5411-b73d-71ccaa5bb7f3
Rucking,cardio,distance_time,other,cardio,glutes; quadriceps; traps,Ruck; Ruck March,outside,,,4b514a7a-88c3-59aa-acac-c0989ffa4355
Rugby,cardio,time,other,cardio,full body,,outside,,,a28abe0e-c854-55e4-a093-c0ac1cb2485c
Running,cardio,distance_time,none,cardio,quadriceps; hamstrings; calves,Run; Jogging; Outdoor Run; Running (Outdoor),outside,,29,db9421df-8552-5fc1-96a4-39553ab3f354
Running (Treadmill),cardio,distance_time,cardio machine,cardio,quadriceps; hamstrings; calves,Treadmill; Treadmill Run; Treadmill Running,outside,,46,7a83002a-ed87-5afd-9679-680080517f45
Russian Twist,strength,reps,bodyweight,obliques,abs,Russian Twist (Bodyweight); Russian Twists,outside,,66,a27a4293-eae2-577e-b1bd-14b0356bdf95
Russian Twist (Weighted),strength,weight_reps,plate,obliques,abs,Weighted Russian Twist,outside,,,b6fa920b-b4c3-532c-8f1b-afc56929e960
Safety Bar Squat,strength,weight_reps,barbell,quadriceps,glutes; upper back,Safety Squat Bar Squat; SSB Squat,outside,,,a622a7aa-d4ab-57a3-bfad-9960db71ffd8
Sandbag Carry,strength,weight_reps,other,full body,abs; upper back,Sandbag Bear Hug Carry,outside,,,65d20c46-d91c-5b84-b60f-2cee6a2bfcda
Sandbag over Shoulder,strength,weight_reps,other,full body,glutes; upper back,Sandbag to Shoulder,outside,,,091f90de-4292-5710-b303-ed50867a272d
Scapular Pull Up,strength,reps,bodyweight,upper back,lats,Scapular Pull Ups; Scap Pull Up,added,,,b2aa7249-d0b3-5115-802e-8a694f9c0653
Seal Row (Barbell),strength,weight_reps,barbell,upper back,lats; biceps,Seal Row,outside,,,1dc2724d-106b-541c-90c0-624161c068e9
Seal Row (Dumbbell),strength,weight_reps,dumbbell,upper back,lats; biceps,,outside,,,957cd0ec-323b-5541-991b-71486e628bd7
Seated Calf Raise (Barbell),strength,weight_reps,barbell,calves,,,outside,,,c7ac545d-c9af-53d8-ac1f-218c7deab906
Seated Calf Raise (Dumbbell),strength,weight_reps,dumbbell,calves,,,outside,,,c72036fe-fee9-50cc-b878-91dea969c2b9
Seated Calf Raise (Machine),strength,weight_reps,machine,calves,,Seated Calf Raise,outside,,52,7213b57a-f39d-54a9-a8b8-663e1be2d4d0
Seated Calf Raise (Plate Loaded),strength,weight_reps,machine,calves,,,outside,,,8e4e037f-c7a8-5d55-a50c-a53b1a12b43e
Seated Chest Fly (Cable),strength,weight_reps,cable,chest,shoulders,Seated Chest Flys (Cable),outside,,,d2941988-372a-535b-a075-c30bc698671b
Seated Dip (Machine),strength,weight_reps,machine,triceps,chest; shoulders,Seated Dip Machine; Dip (Machine); Machine Dip,outside,,,51a74671-c9ab-599e-9ad8-5331de1687d0
Seated Good Morning (Barbell),strength,weight_reps,barbell,lower back,hamstrings; glutes,Seated Good Morning,outside,,,ee46391c-bbac-5521-a1a8-9baf20b1d751
Seated Lateral Raise (Dumbbell),strength,weight_reps,dumbbell,shoulders,traps,Seated Lateral Raise,outside,,,be7fef98-3510-52cf-805b-cbe617ce1368
Seated Leg Curl (Machine),strength,weight_reps,machine,hamstrings,calves,Seated Leg Curl; Seated Hamstring Curl,outside,,31,64e9299b-27d4-52d6-9766-4a44ea711c83
Seated Leg Press (Machine),strength,weight_reps,machine,quadriceps,glutes; hamstrings,Leg Press Horizontal (Machine); Horizontal Leg Press,outside,,,63f25140-f960-5bb5-a631-3e4bcb957a8d
Seated Overhead Press (Barbell),strength,weight_reps,barbell,shoulders,triceps,Seated Barbell Press,outside,,147,9d911257-f652-5215-a796-bfaa096bb7e6
Seated Overhead Press (Dumbbell),strength,weight_reps,dumbbell,shoulders,triceps,Seated Dumbbell Press; Seated Shoulder Press (Dumbbell),outside,,59,85e010ab-512d-5a8f-a919-1d7b46ae3275
Seated Row (Band),strength,weight_reps,band,upper back,lats; biceps,,outside,,,82f018ab-c719-5da2-8809-9d61d523189d
Seated Row (Cable),strength,weight_reps,cable,upper back,lats; biceps,Seated Cable Row; Cable Row; Seated Cable Row - V Grip (Cable); Low Row (Cable),outside,,15,7640567a-8a37-5668-afc2-1479ed0b10a5
Seated Row (Machine),strength,weight_reps,machine,upper back,lats; biceps,Row (Machine); Machine Row,outside,,67,e64b522f-766d-5b65-9ee2-13fd9f44b725
Seated Row - Bar Grip (Cable),strength,weight_reps,cable,upper back,lats; biceps,Seated Cable Row - Bar Grip,outside,,,a5b8b273-00e8-55db-abf2-2e7ddf9c7978
Seated Row - Underhand (Cable),strength,weight_reps,cable,lats,upper back; biceps,,outside,,,d96343f9-d6b7-57af-99ed-732a0dba190d
Seated Wide-Grip Row (Cable),strength,weight_reps,cable,upper back,lats; biceps,Seated Cable Row - Bar Wide Grip; Wide Grip Cable Row,outside,,,155836f7-4f9b-596f-ad2f-1ee704532163
Seated Wrist Curl (Dumbbell),strength,weight_reps,dumbbell,forearms,,Seated Palms Up Wrist Curl; Seated Palms Up Wrist Curl (Dumbbell); Wrist Curl (Dumbbell),outside,,,e1ceb982-17eb-5e52-8ce4-1feaf09bc5ce
Seated Wrist Extension (Barbell),strength,weight_reps,barbell,forearms,,Wrist Extension (Barbell); Reverse Wrist Curl (Barbell),outside,,,7fdf6211-1fda-5405-a925-43f2ba1c68d5
Seated Wrist Extension (Dumbbell),strength,weight_reps,dumbbell,forearms,,Reverse Wrist Curl (Dumbbell),outside,,,e9363256-4bc0-564f-8f2e-75e5bdee12c7
Shadow Boxing,cardio,time,none,cardio,shoulders; obliques,Shadowboxing,outside,,,7f81dc8e-7a96-5783-901d-37f699b3aa9e
Shoulder Press (Machine),strength,weight_reps,machine,shoulders,triceps,Seated Shoulder Press (Machine); Machine Shoulder Press,outside,,39,35e8d29e-cd8b-5439-a895-6c4cce5e6750
Shoulder Press (Plate Loaded),strength,weight_reps,machine,shoulders,triceps,Shoulder Press (Machine Plates); Iso-Lateral Shoulder Press,outside,,,43dfdb6f-8a5e-546a-a22a-614cf61b76c3
Shoulder Taps,strength,reps,bodyweight,abs,shoulders,Plank Shoulder Taps,outside,,,f3a0c68d-06e5-5f8d-8d33-651a5c5a0f25
Shrimp Squat,strength,reps,bodyweight,quadriceps,glutes,,outside,,,ce76fa72-993c-5465-8604-ffbb3ddfb845
Shrug (Barbell),strength,weight_reps,barbell,traps,forearms,Barbell Shrug; Shrugs,outside,,97,dd574ccf-c1c1-584e-a278-1d0da14e5bd4
Shrug (Cable),strength,weight_reps,cable,traps,forearms,,outside,,,ceafb7f6-6a0a-5973-9f37-702f5c9039b4
Shrug (Dumbbell),strength,weight_reps,dumbbell,traps,forearms,Dumbbell Shrug,outside,,43,b65a995b-d8be-5e26-bbd7-664b8cc652cf
Shrug (Machine),strength,weight_reps,machine,traps,forearms,,outside,,,e0c26ed0-ea80-5a7c-bd5e-865a73a483cd
Shrug (Smith Machine),strength,weight_reps,smith machine,traps,forearms,,outside,,,f87594e9-0aeb-5714-9703-d1cfc1263901
Shrug (Trap Bar),strength,weight_reps,trap bar,traps,forearms,Trap Bar Shrug,outside,,,7d3f17a9-5a8f-5622-ad36-043aef1cbdfa
Shuttle Run,cardio,distance_time,none,cardio,quadriceps; hamstrings,Shuttle Runs; Beep Test,outside,,,e6ab2619-bfc4-5126-8e68-7852ef0a202f
Side Bend (Band),strength,weight_reps,band,obliques,abs,,outside,,,5b491d4e-ba8b-5cba-b325-3c4ed6f5d3b6
Side Bend (Bodyweight),strength,reps,bodyweight,obliques,abs,Side Bend,outside,,,95a947e2-504f-5150-a467-1daad045ba8f
Side Bend (Cable),strength,weight_reps,cable,obliques,abs,,outside,,,7373f5a2-6130-5120-8b2c-4f8b9ce4e5cb
Side Bend (Dumbbell),strength,weight_reps,dumbbell,obliques,abs,Dumbbell Side Bend,outside,,,9b6d2fca-75e7-5195-b5de-e34c46c2e85b
Side Plank,strength,time,bodyweight,obliques,abs; shoulders,,outside,,99,e64e4d06-528a-5d19-93ff-5a1d7d170f24
Single Arm Cable Crossover,strength,weight_reps,cable,chest,shoulders,,outside,,,c67b5c0d-5ac6-546b-909a-f346c7093bcb
Single Arm Chest Press (Cable),strength,weight_reps,cable,chest,triceps; obliques,,outside,,,a0e6ed40-404d-5205-a856-c8e1d88234d3
Single Arm Curl (Cable),strength,weight_reps,cable,biceps,forearms,,outside,,,959e3e2b-a091-54d3-bfd1-bac16800b550
Single Arm Kettlebell Swing,strength,weight_reps,kettlebell,glutes,hamstrings; shoulders; forearms,One Arm Kettlebell Swing,outside,,,e58aacf1-a53b-5543-923e-1ac9788b6fb2
Single Arm Landmine Press (Barbell),strength,weight_reps,barbell,shoulders,chest; triceps,Single Arm Landmine Press,outside,,,e49c4f67-cace-564b-8181-08ea9b5080c5
Single Arm Lat Pulldown (Cable),strength,weight_reps,cable,lats,biceps,Single Arm Lat Pulldown; Lat Pulldown (Single Arm),outside,,,e4314665-498f-5396-b933-87470384685e
Single Arm Lateral Raise (Cable),strength,weight_reps,cable,shoulders,traps,,outside,,,39240dc3-de62-5aac-8abd-2784534f5c42
Single Arm Overhead Press (Dumbbell),strength,weight_reps,dumbbell,shoulders,triceps; obliques,,outside,,,a5188e01-8ffe-54a4-b6f0-b7fb6f83c1ca
Single Arm Row (Cable),strength,weight_reps,cable,lats,upper back; biceps,Single Arm Cable Row,outside,,,ff77f030-b93b-5a84-b2cc-135e044c8f3f
Single Arm Triceps Extension (Cable),strength,weight_reps,cable,triceps,,,outside,,,83f7951c-f468-5bdb-9312-a679c9068888
Single Arm Triceps Extension (Dumbbell),strength,weight_reps,dumbbell,triceps,,Single Arm Tricep Extension (Dumbbell),outside,,,713cc3cc-05bd-505a-ade5-6631684e5623
Single Arm Triceps Pushdown (Cable),strength,weight_reps,cable,triceps,,,outside,,,bcfc3208-c8da-56fd-891d-d001586c04a4
Single Leg Curl (Machine),strength,weight_reps,machine,hamstrings,,Single Leg Curl,outside,,,75b6daac-aabd-5823-9a69-1567c8f1edac
Single Leg Extension (Machine),strength,weight_reps,machine,quadriceps,,Single Leg Extensions; Single Leg Extension,outside,,,db60f5a8-ce0b-50ac-b495-373f9e8c12ee
Single Leg Glute Bridge,strength,reps,bodyweight,glutes,hamstrings,Single Leg Bridge,outside,,,9fb31bb6-728b-5160-b170-4912b0472a62
Single Leg Hip Thrust,strength,reps,bodyweight,glutes,hamstrings,,outside,,,62706e30-9f89-55d6-aa25-8f7b54a58d2e
Single Leg Hip Thrust (Dumbbell),strength,weight_reps,dumbbell,glutes,hamstrings,,outside,,,45f8bb74-3fff-562c-8150-9b35fb98966e
Single Leg Press (Machine),strength,weight_reps,machine,quadriceps,glutes; hamstrings,Single Leg Press,outside,,,d7b40d4b-9251-5467-a006-f1eeca5ff6e4
Single Leg Romanian Deadlift (Barbell),strength,weight_reps,barbell,hamstrings,glutes,,outside,,,770ae0ae-fd70-596a-b03c-01a9b80067f2
Single Leg Romanian Deadlift (Dumbbell),strength,weight_reps,dumbbell,hamstrings,glutes,Single Leg RDL; One Leg RDL; Single Leg Deadlift (Dumbbell),outside,,146,5987e25e-daed-51e2-8f0a-d2f650d334b2
Single Leg Romanian Deadlift (Kettlebell),strength,weight_reps,kettlebell,hamstrings,glutes,,outside,,,171ca06b-737d-5c1a-9e48-e8f3f87b0914
Single Leg Standing Calf Raise,strength,reps,bodyweight,calves,,Single Leg Calf Raise,outside,,,ee97749e-d340-5fe2-87c6-05519307b133
Single Leg Standing Calf Raise (Barbell),strength,weight_reps,barbell,calves,,,outside,,,d5fa49e8-88ee-5636-b586-b164c0c55d38
Single Leg Standing Calf Raise (Dumbbell),strength,weight_reps,dumbbell,calves,,,outside,,,104af8ad-f725-53df-b86c-09098bff441a
Single Leg Standing Calf Raise (Machine),strength,weight_reps,machine,calves,,,outside,,,a33dc671-7655-51bd-8a47-83301ec79ef6
Sissy Squat,strength,reps,bodyweight,quadriceps,hip flexors,,outside,,,f5e85fd4-34ee-5f49-b9c5-72e3017a07da
Sissy Squat (Weighted),strength,weight_reps,plate,quadriceps,hip flexors,,outside,,,d7193dd4-bd7c-5e6a-aa48-64415d650f0d
Sit Up,strength,reps,bodyweight,abs,hip flexors,Sit-Up; Situp; Sit Ups,outside,,58,e9220733-f094-577a-8d74-3a417cdbe21e
Sit Up (Weighted),strength,weight_reps,plate,abs,hip flexors,Weighted Sit Up,outside,,,f3879b97-dbed-59fb-bf1d-71c450bdb207
Skateboarding,cardio,distance_time,other,cardio,quadriceps; calves,,outside,,,87e6b4d1-96b4-5c68-9e4f-d0075af521f5
Skater Jump,strength,reps,bodyweight,glutes,abductors; quadriceps,Skaters; Skater Hop,outside,,,814b5d0f-7b2c-5923-8adf-9f9a887d2eb4
Ski Erg,cardio,distance_time,cardio machine,cardio,lats; triceps; abs,SkiErg; Ski Machine,outside,,,53a424aa-250f-5385-8d12-230259a36614
Ski Touring,cardio,distance_time,other,cardio,quadriceps; glutes,Backcountry Skiing,outside,,,a265ec09-874c-51c2-a2ed-51b0e2090f72
Skiing,cardio,distance_time,other,cardio,quadriceps; glutes,Alpine Skiing; Downhill Skiing,outside,,,8a3371e1-d92c-5a1f-9f07-06d99be3f803
Skullcrusher (Barbell),strength,weight_reps,barbell,triceps,,Skullcrusher; Skull Crusher; Lying Triceps Extension (Barbell),outside,,130,e641436a-468d-5e0d-98a2-450372beb661
Skullcrusher (Cable),strength,weight_reps,cable,triceps,,,outside,,,30e4014b-9ab0-5bd8-b676-a1a5f4c172b2
Skullcrusher (Dumbbell),strength,weight_reps,dumbbell,triceps,,Lying Triceps Extension (Dumbbell),outside,,,b1594799-dfa6-5163-891d-330162f3d284
Skullcrusher (EZ Bar),strength,weight_reps,ez bar,triceps,,EZ Bar Skullcrusher; Lying Triceps Extension (EZ Bar),outside,,47,fdd96e32-9803-5013-a50f-ebc23c3967f8
Sled Pull,strength,weight_reps,sled,quadriceps,hamstrings; upper back,Sled Drag,outside,,,49f6c53f-f3ec-5420-b012-872f80c17bd1
Sled Pull (Backward),strength,weight_reps,sled,quadriceps,calves,Backward Sled Pull; Backward Sled Drag,outside,,,a9e66eb0-fe53-5c5b-bf22-285350b3a6a4
Sled Push,strength,weight_reps,sled,quadriceps,glutes; calves,Prowler Push,outside,,,a52e8400-4f04-5900-83c9-b09511eb8e9a
Sled Row,strength,weight_reps,sled,upper back,lats; biceps,,outside,,,865245ec-4057-55c6-818f-15c5a96dac6d
Sledgehammer Swing,strength,reps,other,full body,obliques; lats,Sledgehammer Slam,outside,,,425d1414-4792-5e18-8cf0-3db72f06fb62
Sliding Leg Curl,strength,reps,other,hamstrings,glutes,Slider Hamstring Curl,outside,,,a3afa08b-ef18-59ba-bddc-aa07e5347abe
Snatch (Barbell),strength,weight_reps,barbell,full body,quadriceps; shoulders; traps,Snatch; Squat Snatch,outside,,91,b213f63e-d59c-5c7b-82f5-90978da94540
Snatch (Dumbbell),strength,weight_reps,dumbbell,full body,shoulders; glutes,Dumbbell Snatch,outside,,,8ba281a3-5015-58c8-b0a1-dfaa045425b2
Snatch (Kettlebell),strength,weight_reps,kettlebell,full body,shoulders; glutes; forearms,Kettlebell Snatch,outside,,,df3d00a3-dcac-5ed2-af70-e86849bb1e8a
Snatch Balance (Barbell),strength,weight_reps,barbell,quadriceps,shoulders; glutes,Snatch Balance,outside,,,1602c6c6-d118-5a0a-8446-01d812abe31f
Snatch Grip Deadlift (Barbell),strength,weight_reps,barbell,glutes,upper back; hamstrings; lower back,Snatch Grip Deadlift,outside,,,45b4a3df-69cb-5156-a09a-2d4622f750db
Snatch Pull (Barbell),strength,weight_reps,barbell,traps,glutes; hamstrings; upper back,Snatch Pull,outside,,,bf9f0e1e-e6d6-538e-a552-363ee0eb5832
Snowboarding,cardio,distance_time,other,cardio,quadriceps; glutes,Snowboard,outside,,,87a3ab51-55ae-5d3c-af04-ffcebd651f82
Snowshoeing,cardio,distance_time,other,cardio,quadriceps; glutes,,outside,,,d66feeeb-baf3-55a8-a16d-6fa14eaf214f
Soccer,cardio,time,other,cardio,quadriceps; hamstrings,Football (Soccer),outside,,,a8e2ef2d-e2d6-5e9e-84b8-15c094f408df
Softball,cardio,time,other,cardio,shoulders; obliques,,outside,,,ddedbbc0-3682-511b-af64-d863003667af
Spanish Squat (Band),strength,weight_reps,band,quadriceps,,Spanish Squat,outside,,,84ac0858-ca5b-5301-a7d9-32f0d8e2b101
Spider Curl (Barbell),strength,weight_reps,barbell,biceps,forearms,Spider Curl,outside,,,3a6f08cb-480f-5704-8ed7-63d1ff2c6cbe
Spider Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,,outside,,,3ddcc398-4d93-545a-9035-fa5ea3a38871
Spider Curl (EZ Bar),strength,weight_reps,ez bar,biceps,forearms,,outside,,,cb90a61b-88e3-5325-8190-ee29108d9080
Spiderman Push Up,strength,reps,bodyweight,chest,obliques; triceps,Spiderman,added,,,695af51d-0b9c-5344-8c03-73fee6075a39
Spinning,cardio,distance_time,cardio machine,cardio,quadriceps; glutes,Spin Class; Spin,outside,,,5e6c5055-64e6-5b7a-98e3-e6ec332d5f09
Split Jerk (Barbell),strength,weight_reps,barbell,shoulders,triceps; quadriceps,Split Jerk,outside,,,007a8c80-4c76-5a6b-9b76-ded19b02b123
Split Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes,Barbell Split Squat,outside,,,bd6eb32a-2141-5e8c-abd3-ced6216e0c20
Split Squat (Bodyweight),strength,reps,bodyweight,quadriceps,glutes,Split Squat,outside,,165,19d8411f-5fe8-5f1e-90b5-4ea02fdad55e
Split Squat (Dumbbell),strength,weight_reps,dumbbell,quadriceps,glutes,,outside,,,2e2d61c0-2de5-57b1-84a5-67bb13fcfb9a
Spoto Press (Barbell),strength,weight_reps,barbell,chest,triceps; shoulders,Spoto Press,outside,,,ee076456-4712-55b9-bd0b-2ea422805610
Sprints,cardio,distance_time,none,cardio,quadriceps; hamstrings; glutes,Sprint; Sprinting,outside,,,6cf2351e-8e34-53e4-8998-18a9c1c49fd9
Squash,cardio,time,other,cardio,shoulders; quadriceps,,outside,,,e66be95b-4dbf-55d8-a684-4ab1e78bf39a
Squat (Band),strength,weight_reps,band,quadriceps,glutes,Banded Squat,outside,,,d22f6c13-1b56-5a65-a35a-6096116e77b0
Squat (Bodyweight),strength,reps,bodyweight,quadriceps,glutes,Air Squat; Bodyweight Squat,outside,,92,12798775-7618-505a-8a0b-cdb7ecdf7643
Squat (Dumbbell),strength,weight_reps,dumbbell,quadriceps,glutes; hamstrings,Dumbbell Squat,outside,,,2f89f483-32ee-54e1-927a-638577c71e8c
Squat (Machine),strength,weight_reps,machine,quadriceps,glutes; hamstrings,Machine Squat,outside,,,fd4bea8f-e70d-5fb2-8088-b553e4848857
Squat (Smith Machine),strength,weight_reps,smith machine,quadriceps,glutes; hamstrings,Smith Machine Squat,outside,,93,c555c96e-c2b8-5373-93ac-94af603f35e9
Squat (Suspension),strength,reps,suspension,quadriceps,glutes,TRX Squat,outside,,,8b91f0f2-7ff5-5b0b-bd41-e00224dfc0ad
Squat (Trap Bar),strength,weight_reps,trap bar,quadriceps,glutes,Trap Bar Squat,outside,,,80a88b46-8624-5392-b685-d1681129fcc4
Squat Jerk (Barbell),strength,weight_reps,barbell,shoulders,quadriceps; triceps,Squat Jerk,outside,,,35761da1-6bd7-5ee6-abe1-59aab5e5073e
Squat Row (Band),strength,weight_reps,band,upper back,quadriceps; biceps,Squat Row,outside,,,0fce34c4-76af-5cfe-905f-79215183ce4e
Squeeze Press (Dumbbell),strength,weight_reps,dumbbell,chest,triceps,Dumbbell Squeeze Press; Hex Press,outside,,,8ece0bbf-120b-527b-b119-3686d117889c
Stair Climbing,cardio,distance_time,none,cardio,glutes; quadriceps; calves,Stairs; Stair Running,outside,,,cb05065e-7b10-5473-9c7e-e3d22c9ac8be
Stair Machine,cardio,distance_time,cardio machine,cardio,glutes; quadriceps; calves,Stair Climber; StairMaster; Stepmill; Stair Stepper; Stair Machine (Floors); Stair Machine (Steps),outside,,82,3d32f446-3c9f-5ed2-980e-543d71c6d17a
Stand Up Paddling,cardio,distance_time,other,cardio,lats; abs; shoulders,Stand Up Paddleboarding; SUP; Paddleboarding,outside,,,c78ad4f6-325c-5669-8156-d79c3762c9f2
Standing Calf Raise (Barbell),strength,weight_reps,barbell,calves,,,outside,,,20631b32-1945-5f9e-8b3e-78f6bb4f8f6c
Standing Calf Raise (Bodyweight),strength,reps,bodyweight,calves,,Standing Calf Raise; Calf Raise; Calf Raises,outside,,135,1c40226f-f970-5a5c-bfd4-a91c047b8a7f
Standing Calf Raise (Dumbbell),strength,weight_reps,dumbbell,calves,,,outside,,134,f62d8a59-2b64-5958-b819-71b3f35b0c24
Standing Calf Raise (Machine),strength,weight_reps,machine,calves,,Calf Raise (Machine),outside,,26,6acdd4e1-396f-5b63-8a3b-96e312763fdc
Standing Calf Raise (Smith Machine),strength,weight_reps,smith machine,calves,,Standing Calf Raise (Smith),outside,,,fb1a1413-cf1a-5750-b61d-630eec717c64
Standing Leg Curl (Machine),strength,weight_reps,machine,hamstrings,,Standing Leg Curls; Standing Leg Curl,outside,,,f0b32678-b160-5594-bf99-690a97027cc8
Step Aerobics,cardio,time,other,cardio,quadriceps; glutes,Step Class,outside,,,0e82ef1a-43d8-5cbc-9d95-429f99c60373
Step Up,strength,reps,bodyweight,quadriceps,glutes,Step-up; Step Ups,outside,,104,07f97f58-1d9f-5ebe-bc6e-6af17fa8b44b
Step Up (Barbell),strength,weight_reps,barbell,quadriceps,glutes,,outside,,,557869d4-ffa5-51ac-b91b-3e4866a31b1f
Step Up (Dumbbell),strength,weight_reps,dumbbell,quadriceps,glutes,Dumbbell Step Up,outside,,,ac6270df-f815-5c6e-abb2-60a97b46b403
Stiff Leg Deadlift (Band),strength,weight_reps,band,hamstrings,glutes; lower back,Deadlift Straight Leg (Band); Straight Leg Deadlift (Band),outside,,,fdd5fab9-f0a6-51be-be49-a98fb30f1b7f
Stiff Leg Deadlift (Barbell),strength,weight_reps,barbell,hamstrings,glutes; lower back,Straight Leg Deadlift; SLDL; Stiff Leg Deadlift,outside,,145,3e78b716-1a33-5168-b3bc-3fc8072ab6ff
Stiff Leg Deadlift (Dumbbell),strength,weight_reps,dumbbell,hamstrings,glutes; lower back,,outside,,,7e8afdcf-01df-5615-860e-78ba350517bc
Stir the Pot (Stability Ball),strength,reps,other,abs,shoulders,Stir the Pot,outside,,,f942fd80-3ba5-584e-85f2-c1fdbf61cf8e
Stomach Vacuum,strength,time,bodyweight,abs,,Ab Vacuum,outside,,,4e0fa40f-6745-5608-93e3-da4eedc198a7
Straight Arm Pulldown (Band),strength,weight_reps,band,lats,triceps; shoulders,,outside,,,c851114a-f22e-5221-aa8a-675051ea8b68
Straight Arm Pulldown (Cable),strength,weight_reps,cable,lats,triceps; shoulders,Straight Arm Lat Pulldown (Cable); Straight Arm Pulldown; Lat Prayer,outside,,128,8587b0d2-f411-57fc-b27b-11bd03f18466
Straight Arm Pulldown - Rope (Cable),strength,weight_reps,cable,lats,triceps; shoulders,Rope Straight Arm Pulldown,outside,,,4fc655c3-0d5e-54ae-b35e-99d383ce8e0c
Stretching,cardio,time,none,cardio,full body,Stretch; Mobility,outside,,,b25bce3a-b463-59ae-9ade-82891b1674a1
Strict Military Press (Barbell),strength,weight_reps,barbell,shoulders,triceps,Standing Military Press (Barbell); Military Press; Strict Press,outside,,,d3f24974-c409-57d5-bd31-9c1a9d8626e0
Suitcase Carry,strength,weight_reps,dumbbell,obliques,forearms; traps,Suitcase Walk,outside,,,e74cf52c-9c74-5c43-aa3b-28fa65ef7168
Sumo Deadlift (Barbell),strength,weight_reps,barbell,glutes,adductors; hamstrings; lower back,Sumo Deadlift,outside,,71,ac0b9b9d-6a65-5ac1-8e9e-e0f2b251d5eb
Sumo Deadlift (Kettlebell),strength,weight_reps,kettlebell,glutes,adductors; hamstrings,,outside,,,01568192-d9ad-5791-9d70-a4fd215ae8cd
Sumo Deadlift High Pull (Barbell),strength,weight_reps,barbell,full body,traps; glutes; shoulders,Sumo Deadlift High Pull,outside,,,71f7e928-4822-5d8a-8801-3ae021fc82ad
Sumo Squat,strength,reps,bodyweight,adductors,glutes; quadriceps,Plie Squat,outside,,,d86c606a-d354-5987-94a2-b96b08ac8bd9
Sumo Squat (Barbell),strength,weight_reps,barbell,adductors,glutes; quadriceps,,outside,,,b9fef02b-a549-5e31-b1e3-4efb76ad5d79
Sumo Squat (Dumbbell),strength,weight_reps,dumbbell,adductors,glutes; quadriceps,,outside,,,5399d981-109b-5f8b-86b0-27489a8ea43b
Sumo Squat (Kettlebell),strength,weight_reps,kettlebell,adductors,glutes; quadriceps,,outside,,,a2de800c-a148-57e8-921a-d36e51a53b0d
Superman,strength,reps,bodyweight,lower back,glutes,Superman Raise,outside,,,c6a8ff2d-76dc-56b4-aa06-b17218127f6f
Superman Hold,strength,time,bodyweight,lower back,glutes,,outside,,,e5de2b96-7cb9-5c03-9ebc-dfcc0fbfad7a
Surfing,cardio,time,other,cardio,lats; shoulders; abs,Surf,outside,,,65f316d4-61f5-5225-86ae-e3dc1fd84c05
Swimming,cardio,distance_time,none,cardio,lats; shoulders,Swim; Swimming (Pool); Lap Swimming,outside,,61,7ebda720-dbd4-5f2a-80df-4d90bfb6d533
T Bar Row,strength,weight_reps,barbell,upper back,lats; biceps; lower back,T-Bar Row; T Bar Row (Barbell),outside,,56,cfd84521-bb51-517c-8fa2-afd00fcfb708
Table Tennis,cardio,time,other,cardio,shoulders; forearms,Ping Pong,outside,,,6d7082e7-dd4a-5699-b039-db55700e8628
Taekwondo,cardio,time,none,cardio,full body,,outside,,,0affc0eb-2958-55ad-b4e4-1da89e14342d
Tai Chi,cardio,time,none,cardio,full body,,outside,,,d504694d-9774-53bc-83eb-2a154d88a416
Tate Press (Dumbbell),strength,weight_reps,dumbbell,triceps,chest,Wide-Elbow Triceps Press (Dumbbell); Tate Press,outside,,,e79993ea-bf09-59d2-b32a-e6f22123d890
Tempo Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes; hamstrings,Tempo Squat,outside,,,341d3c55-5c0f-5554-8fe2-dc38211402c9
Tennis,cardio,time,other,cardio,shoulders; quadriceps,,outside,,,c6e98f1a-f118-51d6-b267-7352507689da
Terminal Knee Extension (Band),strength,weight_reps,band,quadriceps,,TKE; Terminal Knee Extension,outside,,,731a61da-3567-5e1c-a873-72fa2bc904e4
Thruster (Barbell),strength,weight_reps,barbell,full body,quadriceps; shoulders; triceps,Thruster; Thrusters,outside,,160,ad8fd17c-dcdc-522c-9982-84c8568530ba
Thruster (Dumbbell),strength,weight_reps,dumbbell,full body,quadriceps; shoulders; triceps,,outside,,,0c1f6f98-2e0c-5f46-befe-242e9b7ba093
Thruster (Kettlebell),strength,weight_reps,kettlebell,full body,quadriceps; shoulders; triceps,Kettlebell Thruster,outside,,,621deddb-08e5-530a-ad28-fa179af0d778
Tibialis Raise,strength,reps,bodyweight,calves,,Tib Raise,outside,,,e186366f-f2c3-5683-aa2b-6555fd804316
Tibialis Raise (Weighted),strength,weight_reps,other,calves,,Tib Bar Raise,outside,,,df0041c5-7101-5212-9d8d-cc795ec4276d
Tire Flip,strength,weight_reps,other,full body,glutes; quadriceps; upper back,Tyre Flip,outside,,,d4b9d379-9c5c-51be-8110-338627c944be
Toe Touch,strength,reps,bodyweight,abs,,Toe Touches,outside,,,0060f2f1-2e22-5367-a8f3-ea9bf8a94a27
Toes to Bar,strength,reps,bodyweight,abs,hip flexors; lats,T2B,outside,,,8f3ee6c5-c97e-537c-a32c-a7270cb8bee0
Torso Rotation (Machine),strength,weight_reps,machine,obliques,abs,Torso Rotation; Rotary Torso,outside,,,43339e37-412f-5e3a-84e2-87240e5326e5
Towel Pull Up,strength,reps,bodyweight,lats,forearms; biceps,,added,1,,9046fa48-89b2-5ffb-9ebc-62a291623aa2
Track Running,cardio,distance_time,none,cardio,quadriceps; hamstrings; calves,Track Run,outside,,,7f58b94f-df6d-551e-b9fd-18bf4780ae6a
Trail Running,cardio,distance_time,none,cardio,quadriceps; hamstrings; calves,Trail Run,outside,,,43ca734d-aa1d-5f4c-adac-a4efbe62302e
Trampoline,cardio,time,other,cardio,calves; quadriceps,Rebounding,outside,,,fe29b392-67ca-5440-8fc5-9098fc8f5cf7
Treadmill Sprints,cardio,distance_time,cardio machine,cardio,quadriceps; hamstrings; calves,Treadmill Intervals,outside,,,242f8d5b-14eb-57ee-88d1-6d149ee7bc1c
Triceps Dip,strength,reps,bodyweight,triceps,chest; shoulders,Tricep Dip,added,1,24,24357500-e86d-545c-92d3-0fbf6d18fea8
Triceps Dip (Assisted),strength,weight_reps,machine,triceps,chest; shoulders,,help,1,111,623cf339-639e-5b16-95c0-7b9ce9a9fc79
Triceps Dip (Weighted),strength,weight_reps,bodyweight,triceps,chest; shoulders,,added,1,110,c991ed60-67a0-5ce1-9a91-c1ffd4d7558f
Triceps Extension (Band),strength,weight_reps,band,triceps,,,outside,,,bb622e5f-a5b8-5fe4-9f33-ec4be8d8ce45
Triceps Extension (Barbell),strength,weight_reps,barbell,triceps,,Overhead Triceps Extension (Barbell); French Press,outside,,,18845f5c-fdb7-5182-befb-513acd43088e
Triceps Extension (Cable),strength,weight_reps,cable,triceps,,,outside,,129,69bae683-9988-57c6-b6db-42e72a9debe4
Triceps Extension (Dumbbell),strength,weight_reps,dumbbell,triceps,,Overhead Triceps Extension (Dumbbell); Triceps Extension; Seated Triceps Press; French Press (Dumbbell),outside,,74,e68d508a-ee0a-5cb5-85f8-3197d65be5bb
Triceps Extension (EZ Bar),strength,weight_reps,ez bar,triceps,,Overhead Triceps Extension (EZ Bar),outside,,,a6113844-9728-573a-985d-7ec7757f74a9
Triceps Extension (Machine),strength,weight_reps,machine,triceps,,,outside,,,3a18a48c-23a1-5f3e-9b23-e29245a14124
Triceps Extension (Suspension),strength,reps,suspension,triceps,chest,TRX Triceps Extension,outside,,,e6937ba2-c236-5eab-a189-2fca5d60e42c
Triceps Kickback (Cable),strength,weight_reps,cable,triceps,shoulders,Cable Kickback; Cable Triceps Kickback,outside,,,d4b1eeac-cc09-554e-9806-19d74d2770fa
Triceps Kickback (Dumbbell),strength,weight_reps,dumbbell,triceps,shoulders,Tricep Kickback; Triceps Kickback,outside,,131,977db308-84ed-5f65-ad81-69bb419e5833
Triceps Pushdown (Band),strength,weight_reps,band,triceps,,Band Pushdown,outside,,,4ab26764-1cbb-5267-b0b2-39457cccd623
Triceps Pushdown (Cable),strength,weight_reps,cable,triceps,,Triceps Pushdown; Triceps Pressdown; Tricep Pushdown,outside,,12,bddb130c-4da2-518b-bbfe-79498ec72ecb
Triceps Pushdown - Reverse Grip (Cable),strength,weight_reps,cable,triceps,forearms,Reverse Bar Grip Triceps Pushdown; Reverse Grip Pushdown,outside,,,04f79e06-a528-558f-9cc0-5f783f66a755
Triceps Pushdown - Rope (Cable),strength,weight_reps,cable,triceps,,Triceps Rope Pushdown; Rope Pushdown,outside,,38,b0e3dc18-3b84-5422-8a30-f2ad88d9c98d
Triceps Pushdown - Straight Bar (Cable),strength,weight_reps,cable,triceps,,Triceps Pushdown (Cable - Straight Bar),outside,,,56637d1b-15a7-5088-9016-c1885890cbbb
Triceps Pushdown - V Bar (Cable),strength,weight_reps,cable,triceps,,V Bar Pushdown,outside,,,4e3fb6b7-4516-56e7-888b-4e0f6360830a
Tuck Jump,strength,reps,bodyweight,quadriceps,abs; calves,Tuck Jumps,outside,,,10b6d040-9724-50f7-87f7-80a935d8d81d
Tuck Up,strength,reps,bodyweight,abs,hip flexors,Tuck Ups,outside,,,69b27cc6-9044-5880-a31e-55896cf27b3f
Turkish Get Up (Kettlebell),strength,weight_reps,kettlebell,full body,shoulders; abs,Kettlebell Turkish Get Up; Turkish Get Up,outside,,161,1f118644-534c-581a-a6b5-63e00906305a
Ultimate Frisbee,cardio,time,other,cardio,quadriceps; hamstrings,Ultimate; Frisbee,outside,,,d9b7e022-1305-5ff1-878e-8f55ab1e55df
Upright Row (Barbell),strength,weight_reps,barbell,shoulders,traps; biceps,Upright Row,outside,,84,5623d49c-a31c-5abe-86c7-e536ee8b044a
Upright Row (Cable),strength,weight_reps,cable,shoulders,traps; biceps,,outside,,,e393f1c8-0071-5182-b02e-d4a14b5f5184
Upright Row (Dumbbell),strength,weight_reps,dumbbell,shoulders,traps; biceps,,outside,,,29ee71be-24ce-5be5-a845-78fa704d4796
Upright Row (Kettlebell),strength,weight_reps,kettlebell,shoulders,traps; biceps,,outside,,,ca21f946-c9ef-5ff2-9363-19f975bf2c29
V Squat (Machine),strength,weight_reps,machine,quadriceps,glutes,V Squat,outside,,,76171b1a-877a-575b-8cdc-11c1c1aca81c
V Up,strength,reps,bodyweight,abs,hip flexors,V-Up; V Ups,outside,,,1d461d67-bcc4-5ded-bef7-ccee2e3c9aca
VersaClimber,cardio,distance_time,cardio machine,cardio,quadriceps; shoulders,Vertical Climber,outside,,,b7a6e627-b699-5820-ba5a-6a02795188c0
Vertical Leg Press (Machine),strength,weight_reps,machine,quadriceps,glutes; hamstrings,,outside,,,e99ab6c2-dec5-5403-976d-3c6d627ffbfd
Volleyball,cardio,time,other,cardio,quadriceps; shoulders,Beach Volleyball,outside,,,e8238857-35c9-524b-8144-6f4199b653c4
Waiter Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,Waiter Curl,outside,,,c13a31d5-136a-5a11-90c8-0efbe6fd9fec
Walking,cardio,distance_time,none,cardio,glutes; calves,Walk; Outdoor Walk,outside,,30,5027572a-4ca0-5254-83cb-3f1ac79477e5
Walking (Treadmill),cardio,distance_time,cardio machine,cardio,glutes; calves,Treadmill Walk; Incline Walk; Incline Treadmill Walk,outside,,102,ef9042c0-5b6e-5f1c-aaea-afd35b758c62
Walking Lunge,strength,reps,bodyweight,quadriceps,glutes; hamstrings,Walking Lunge (Bodyweight),outside,,,07eff338-3a2b-5682-866c-83e7791d4d45
Walking Lunge (Barbell),strength,weight_reps,barbell,quadriceps,glutes; hamstrings,,outside,,,7e591f8c-e8b1-5963-95f7-92489c45feaa
Walking Lunge (Dumbbell),strength,weight_reps,dumbbell,quadriceps,glutes; hamstrings,,outside,,69,fc73b8d2-32a6-5060-9ebe-ca2e1472c046
Wall Ball,strength,weight_reps,medicine ball,full body,quadriceps; shoulders,Wall Balls; Wall Ball (Medicine Ball),outside,,,1cf649f4-1ad4-527f-ace5-ab1223e51783
Wall Sit,strength,time,bodyweight,quadriceps,glutes,,outside,,157,2042f3ab-a1ec-5d3b-8568-d1c4dcca1557
Wall Walk,strength,reps,bodyweight,shoulders,chest; abs,Wall Walks,outside,,,93240e90-e4b9-56eb-aa5a-7786fa510bd0
Warm Up,cardio,time,none,cardio,full body,Warm-Up; Warmup,outside,,,814e954c-c466-5272-855b-80277832d253
Water Aerobics,cardio,time,none,cardio,full body,Aqua Fitness,outside,,,cdb61fc3-010d-5c91-b8c7-caadfaffb886
Wide Pull Up,strength,reps,bodyweight,lats,biceps; upper back,Wide Grip Pull Up,added,1,,fb4f0c77-9d01-5451-a019-b6a8d8832c5f
Windmill (Kettlebell),strength,weight_reps,kettlebell,obliques,shoulders; hamstrings,Kettlebell Windmill,outside,,,bbabc503-6663-5a31-a6a9-ff51e38a53e7
Windshield Wipers,strength,reps,bodyweight,obliques,abs,Hanging Windshield Wiper,outside,,,6832a65c-b1aa-5413-902e-aaaa77d6f8b1
Woodchop (Cable),strength,weight_reps,cable,obliques,abs; shoulders,Cable Twist; Cable Woodchop; Cable Twist (Up to Down),outside,,,174f1e94-881a-5d91-a72c-fb758a22227d
Wrestling,cardio,time,none,cardio,full body,,outside,,,db33d17d-66d1-54c3-ae99-8904244577eb
Wrist Curl (Barbell),strength,weight_reps,barbell,forearms,,Palms Up Wrist Curl (Barbell),outside,,133,fb6f51ea-9164-5e64-9bf3-731c3827a36d
Wrist Curl (Cable),strength,weight_reps,cable,forearms,,,outside,,,c8d2223e-8b23-5444-887d-581c1e597b0e
Wrist Roller,strength,weight_reps,other,forearms,,,outside,,,6c598bb9-9519-592d-bc0c-ef387a4c53ac
Y Raise (Cable),strength,weight_reps,cable,shoulders,traps; upper back,,outside,,,48513bbe-24ce-5278-aeae-d3b7f00dbd22
Y Raise (Dumbbell),strength,weight_reps,dumbbell,shoulders,traps; upper back,Y Raise; Incline Y Raise,outside,,,73f0ca40-a049-5ad9-a0bb-11698b253a8e
Yoga,cardio,time,none,cardio,full body,Vinyasa Yoga; Hot Yoga,outside,,152,e82dbdfc-f290-5f58-b51f-da9659b37f24
Yoke Walk,strength,weight_reps,other,full body,quadriceps; traps; abs,Yoke Carry,outside,,,6a0d07bf-1f0e-5f13-8a93-9101e17cd35e
Z Press (Barbell),strength,weight_reps,barbell,shoulders,triceps; abs,Z Press,outside,,,8b41d936-c9ab-5acd-81f6-652f5de1344d
Z Press (Dumbbell),strength,weight_reps,dumbbell,shoulders,triceps; abs,,outside,,,e99b05b6-ee4e-5283-a863-ecbbfa1a7a8e
Zercher Deadlift (Barbell),strength,weight_reps,barbell,glutes,quadriceps; upper back,Zercher Deadlift,outside,,,e61046c9-b078-5672-b392-661777fec27d
Zercher Squat (Barbell),strength,weight_reps,barbell,quadriceps,glutes; abs,Zercher Squat,outside,,166,819e4f2f-7315-5ed6-a3c1-d813e5c75e4d
Zottman Curl (Dumbbell),strength,weight_reps,dumbbell,biceps,forearms,Zottman Curl,outside,,,241e1126-a181-529c-b7fa-84e2f0602246
Zumba,cardio,time,none,cardio,full body,Zumba Class,outside,,,c01af560-9bb4-542d-8b0c-09dc15314709
$csv$, E'\n'), E'\n') as line, string_to_array(line, ',') as c
on conflict (owner_id, lower(name)) do update set
  name = excluded.name, type = excluded.type, measure = excluded.measure, equipment = excluded.equipment,
  primary_muscles = excluded.primary_muscles, secondary_muscles = excluded.secondary_muscles, aliases = excluded.aliases,
  load = excluded.load, body_share = excluded.body_share, popularity_rank = excluded.popularity_rank
where (e.name, e.type, e.measure, e.equipment, e.primary_muscles, e.secondary_muscles, e.aliases, e.load, e.body_share, e.popularity_rank)
  is distinct from (excluded.name, excluded.type, excluded.measure, excluded.equipment, excluded.primary_muscles,
    excluded.secondary_muscles, excluded.aliases, excluded.load, excluded.body_share, excluded.popularity_rank);

alter table public.exercises force row level security;
